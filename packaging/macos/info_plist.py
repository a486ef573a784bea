"""Info.plist for bluestick.app, mainly its document type; used by packaging/bluestick.spec.

Never run: nothing has been tried on a Mac. Needs: macOS 12 on Apple's own processors, and a Developer ID of Apple.
"""

from __future__ import annotations

TYPE = "org.bluestick.match"
LANGUAGES = ["en", "sv", "nb", "de"]

INFO_PLIST = {
    "CFBundleDisplayName": "bluestick",
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": LANGUAGES,
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "bluestick match",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [TYPE],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": TYPE,
            "UTTypeDescription": "bluestick match",
            "UTTypeConformsTo": ["public.plain-text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["bluestick"],
                "public.mime-type": ["application/x-bluestick"],
            },
        }
    ],
    "LSApplicationCategoryType": "public.app-category.card-games",
    "LSMinimumSystemVersion": "12.0",
    "NSHighResolutionCapable": True,
}
