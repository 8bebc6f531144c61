
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddListPartResult": [
      "DraftNotFound",
      "DraftTooLarge",
      "InvalidDraft",
      "ListPartAdded",
      "NotSignedIn"
    ],
    "AppendRowsResult": [
      "ChunkConflict",
      "InvalidChunk",
      "NotSignedIn",
      "RowsAppended",
      "UploadNotFound"
    ],
    "ChangeDropResult": [
      "DropChanged",
      "DropNotFound",
      "NotSignedIn"
    ],
    "CreateUploadResult": [
      "ChainNotOffered",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "SavedDrop",
      "TooManyUploads",
      "UploadOpened"
    ],
    "DeleteDraftResult": [
      "DraftDeleted",
      "DraftNotFound",
      "NotSignedIn"
    ],
    "DeleteUploadResult": [
      "NotSignedIn",
      "UploadDeleted",
      "UploadNotFound"
    ],
    "Problem": [
      "ChainNotOffered",
      "ChunkConflict",
      "DraftConflict",
      "DraftNotFound",
      "DraftTooLarge",
      "DropNotFound",
      "InvalidChunk",
      "InvalidDraft",
      "InvalidManifest",
      "ListIncomplete",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "TooManyDrafts",
      "TooManyUploads",
      "UploadIncomplete",
      "UploadNotFound"
    ],
    "SaveDraftResult": [
      "DraftConflict",
      "DraftNotFound",
      "DraftTooLarge",
      "InvalidDraft",
      "ListIncomplete",
      "NotSignedIn",
      "SavedDraft",
      "TooManyDrafts"
    ],
    "SaveDropResult": [
      "ChainNotOffered",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "SavedDrop"
    ],
    "SealUploadResult": [
      "InvalidManifest",
      "NotSignedIn",
      "SavedDrop",
      "UploadIncomplete",
      "UploadNotFound"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddListPartResult": [
      "DraftNotFound",
      "DraftTooLarge",
      "InvalidDraft",
      "ListPartAdded",
      "NotSignedIn"
    ],
    "AppendRowsResult": [
      "ChunkConflict",
      "InvalidChunk",
      "NotSignedIn",
      "RowsAppended",
      "UploadNotFound"
    ],
    "ChangeDropResult": [
      "DropChanged",
      "DropNotFound",
      "NotSignedIn"
    ],
    "CreateUploadResult": [
      "ChainNotOffered",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "SavedDrop",
      "TooManyUploads",
      "UploadOpened"
    ],
    "DeleteDraftResult": [
      "DraftDeleted",
      "DraftNotFound",
      "NotSignedIn"
    ],
    "DeleteUploadResult": [
      "NotSignedIn",
      "UploadDeleted",
      "UploadNotFound"
    ],
    "Problem": [
      "ChainNotOffered",
      "ChunkConflict",
      "DraftConflict",
      "DraftNotFound",
      "DraftTooLarge",
      "DropNotFound",
      "InvalidChunk",
      "InvalidDraft",
      "InvalidManifest",
      "ListIncomplete",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "TooManyDrafts",
      "TooManyUploads",
      "UploadIncomplete",
      "UploadNotFound"
    ],
    "SaveDraftResult": [
      "DraftConflict",
      "DraftNotFound",
      "DraftTooLarge",
      "InvalidDraft",
      "ListIncomplete",
      "NotSignedIn",
      "SavedDraft",
      "TooManyDrafts"
    ],
    "SaveDropResult": [
      "ChainNotOffered",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "SavedDrop"
    ],
    "SealUploadResult": [
      "InvalidManifest",
      "NotSignedIn",
      "SavedDrop",
      "UploadIncomplete",
      "UploadNotFound"
    ]
  }
};
      export default result;
    