; The installer for Windows: dist\bluestick, an entry in the start menu, and *.bluestick opens with a double click.
; The uninstaller takes all of that away again, and leaves the matches in %LOCALAPPDATA%\bluestick.
;
; Never run: nothing of this project has been tried on Windows. It needs: Inno Setup 6.4.3, and dist\bluestick as
; `python packaging\dev.py build` makes it on Windows. From the top of the checkout:
;   ISCC.exe /DVersion=... /DHomepage=https://... packaging\windows\bluestick.iss
; For an installer without a warning of SmartScreen it has to be signed: see .github\workflows\packages.yml.

#ifndef Version
  #error Say which version it is: /DVersion=...
#endif
#ifndef Homepage
  #error Say where the program comes from: /DHomepage=...
#endif
#define Root "..\.."

[Setup]
AppId={{6B0F4B0E-5C0B-4C55-9F3C-2B6D1D1C7A54}
AppName=bluestick
AppVersion={#Version}
AppPublisher=The bluestick founders
AppPublisherURL={#Homepage}
DefaultDirName={autopf}\bluestick
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
LicenseFile={#Root}\LICENSE
UninstallDisplayIcon={app}\bluestick.exe
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Root}\dist
OutputBaseFilename=bluestick-{#Version}-windows-x86_64-setup

[Languages]
Name: en; MessagesFile: "compiler:Default.isl"
Name: sv; MessagesFile: "compiler:Languages\Swedish.isl"
Name: nb; MessagesFile: "compiler:Languages\Norwegian.isl"
Name: de; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.Match=bluestick match
sv.Match=bluestick-parti
nb.Match=bluestick-parti
de.Match=bluestick-Partie

[InstallDelete]
; A file that a newer version no longer has must not stay behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\dist\bluestick\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\bluestick"; Filename: "{app}\bluestick.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.bluestick\OpenWithProgids"; ValueType: string; ValueName: "bluestick.match"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\bluestick.match"; ValueType: string; ValueData: "{cm:Match}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\bluestick.match\DefaultIcon"; ValueType: string; ValueData: "{app}\bluestick.exe,0"
Root: HKA; Subkey: "Software\Classes\bluestick.match\shell\open\command"; ValueType: string; ValueData: """{app}\bluestick.exe"" ""%1"""
