
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AppendRowsResult": [
      "ChunkConflict",
      "DraftNotFound",
      "InvalidChunk",
      "NotSignedIn",
      "RowsAppended"
    ],
    "ChangeDropResult": [
      "DropChanged",
      "DropNotFound",
      "NotSignedIn"
    ],
    "CreateDraftResult": [
      "ChainNotOffered",
      "DraftOpened",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "SavedDrop",
      "TooManyDrafts"
    ],
    "DeleteDraftResult": [
      "DraftDeleted",
      "DraftNotFound",
      "NotSignedIn"
    ],
    "FreezeDraftResult": [
      "DraftIncomplete",
      "DraftNotFound",
      "InvalidManifest",
      "NotSignedIn",
      "SavedDrop"
    ],
    "Problem": [
      "ChainNotOffered",
      "ChunkConflict",
      "DraftIncomplete",
      "DraftNotFound",
      "DropNotFound",
      "InvalidChunk",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "TooManyDrafts"
    ],
    "RecordTransactionResult": [
      "DropNotFound",
      "NotSignedIn",
      "TransactionRecorded"
    ],
    "SaveDropResult": [
      "ChainNotOffered",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "SavedDrop"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AppendRowsResult": [
      "ChunkConflict",
      "DraftNotFound",
      "InvalidChunk",
      "NotSignedIn",
      "RowsAppended"
    ],
    "ChangeDropResult": [
      "DropChanged",
      "DropNotFound",
      "NotSignedIn"
    ],
    "CreateDraftResult": [
      "ChainNotOffered",
      "DraftOpened",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "SavedDrop",
      "TooManyDrafts"
    ],
    "DeleteDraftResult": [
      "DraftDeleted",
      "DraftNotFound",
      "NotSignedIn"
    ],
    "FreezeDraftResult": [
      "DraftIncomplete",
      "DraftNotFound",
      "InvalidManifest",
      "NotSignedIn",
      "SavedDrop"
    ],
    "Problem": [
      "ChainNotOffered",
      "ChunkConflict",
      "DraftIncomplete",
      "DraftNotFound",
      "DropNotFound",
      "InvalidChunk",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "TooManyDrafts"
    ],
    "RecordTransactionResult": [
      "DropNotFound",
      "NotSignedIn",
      "TransactionRecorded"
    ],
    "SaveDropResult": [
      "ChainNotOffered",
      "InvalidManifest",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "SavedDrop"
    ]
  }
};
      export default result;
    