
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
    "DeleteDropResult": [
      "DropDeleted",
      "DropIsPublic",
      "DropNotFound",
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
      "DropIsPublic",
      "DropNotFound",
      "InvalidChunk",
      "InvalidDraft",
      "InvalidManifest",
      "ListIncomplete",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "TooManyDrafts",
      "TooManyDrops",
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
      "SavedDrop",
      "TooManyDrops"
    ],
    "SealUploadResult": [
      "InvalidManifest",
      "NotSignedIn",
      "SavedDrop",
      "TooManyDrops",
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
    "DeleteDropResult": [
      "DropDeleted",
      "DropIsPublic",
      "DropNotFound",
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
      "DropIsPublic",
      "DropNotFound",
      "InvalidChunk",
      "InvalidDraft",
      "InvalidManifest",
      "ListIncomplete",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "TooManyDrafts",
      "TooManyDrops",
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
      "SavedDrop",
      "TooManyDrops"
    ],
    "SealUploadResult": [
      "InvalidManifest",
      "NotSignedIn",
      "SavedDrop",
      "TooManyDrops",
      "UploadIncomplete",
      "UploadNotFound"
    ]
  }
};
      export default result;
    