
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddListPartResult": [
      "InvalidListDraft",
      "ListDraftNotFound",
      "ListDraftTooLarge",
      "ListPartAdded",
      "NotSignedIn"
    ],
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
    "DeleteListDraftResult": [
      "ListDraftDeleted",
      "ListDraftNotFound",
      "NotSignedIn"
    ],
    "FreezeDraftResult": [
      "DraftIncomplete",
      "DraftNotFound",
      "InvalidManifest",
      "NotSignedIn",
      "SavedDrop"
    ],
    "KeepListDraftResult": [
      "InvalidListDraft",
      "ListDraftConflict",
      "ListDraftKept",
      "ListDraftNotFound",
      "ListDraftTooLarge",
      "ListIncomplete",
      "NotSignedIn",
      "TooManyListDrafts"
    ],
    "Problem": [
      "ChainNotOffered",
      "ChunkConflict",
      "DraftIncomplete",
      "DraftNotFound",
      "DropNotFound",
      "InvalidChunk",
      "InvalidListDraft",
      "InvalidManifest",
      "ListDraftConflict",
      "ListDraftNotFound",
      "ListDraftTooLarge",
      "ListIncomplete",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "TooManyDrafts",
      "TooManyListDrafts"
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
    "AddListPartResult": [
      "InvalidListDraft",
      "ListDraftNotFound",
      "ListDraftTooLarge",
      "ListPartAdded",
      "NotSignedIn"
    ],
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
    "DeleteListDraftResult": [
      "ListDraftDeleted",
      "ListDraftNotFound",
      "NotSignedIn"
    ],
    "FreezeDraftResult": [
      "DraftIncomplete",
      "DraftNotFound",
      "InvalidManifest",
      "NotSignedIn",
      "SavedDrop"
    ],
    "KeepListDraftResult": [
      "InvalidListDraft",
      "ListDraftConflict",
      "ListDraftKept",
      "ListDraftNotFound",
      "ListDraftTooLarge",
      "ListIncomplete",
      "NotSignedIn",
      "TooManyListDrafts"
    ],
    "Problem": [
      "ChainNotOffered",
      "ChunkConflict",
      "DraftIncomplete",
      "DraftNotFound",
      "DropNotFound",
      "InvalidChunk",
      "InvalidListDraft",
      "InvalidManifest",
      "ListDraftConflict",
      "ListDraftNotFound",
      "ListDraftTooLarge",
      "ListIncomplete",
      "NotSignedIn",
      "NotTheSender",
      "OtherDistributor",
      "TooManyDrafts",
      "TooManyListDrafts"
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
    