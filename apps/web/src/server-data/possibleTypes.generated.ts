
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddCompanionPartResult": [
      "CompanionPartAdded",
      "CompanionTooLarge",
      "DropNotFound",
      "InvalidCompanion",
      "NotSignedIn"
    ],
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
    "CancelSealingResult": [
      "NotSignedIn",
      "SealingCancelled",
      "UploadNotFound"
    ],
    "ChangeDropResult": [
      "DropChanged",
      "DropNotFound",
      "NotSignedIn",
      "TooManyDrops"
    ],
    "ChangeSendingResult": [
      "DropNotFound",
      "FeesRefused",
      "NotOrdered",
      "NotSignedIn",
      "OrderRefused",
      "RequestsRefused",
      "SendingChanged",
      "SendingUnavailable"
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
      "DropIsBeingSent",
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
      "ClaimRefused",
      "CompanionIncomplete",
      "CompanionTooLarge",
      "DraftConflict",
      "DraftNotFound",
      "DraftTooLarge",
      "DropIsBeingSent",
      "DropIsPublic",
      "DropNotFound",
      "FeesRefused",
      "InvalidChunk",
      "InvalidCompanion",
      "InvalidDraft",
      "InvalidManifest",
      "ListIncomplete",
      "NotOnTheList",
      "NotOrdered",
      "NotSignedIn",
      "NotTheSender",
      "NothingOpen",
      "OrderRefused",
      "OtherDistributor",
      "RequestNotOffered",
      "RequestsRefused",
      "SealingFailed",
      "SendingUnavailable",
      "TooManyDrafts",
      "TooManyDrops",
      "TooManyUploads",
      "UploadIncomplete",
      "UploadNotFound"
    ],
    "RequestClaimResult": [
      "ClaimRefused",
      "DropNotFound",
      "NotOnTheList",
      "NothingOpen",
      "RequestNotOffered",
      "RowsRequested"
    ],
    "RequestRowsResult": [
      "DropNotFound",
      "NotOnTheList",
      "NothingOpen",
      "RequestNotOffered",
      "RowsRequested"
    ],
    "SaveCompanionResult": [
      "CompanionIncomplete",
      "CompanionSaved",
      "CompanionTooLarge",
      "DropNotFound",
      "InvalidCompanion",
      "NotSignedIn"
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
      "SealingUnderWay",
      "TooManyDrops",
      "UploadIncomplete",
      "UploadNotFound"
    ],
    "SendingQuoteResult": [
      "FeesRefused",
      "SendingQuote",
      "SendingQuoteFailed",
      "SendingQuotePending"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddCompanionPartResult": [
      "CompanionPartAdded",
      "CompanionTooLarge",
      "DropNotFound",
      "InvalidCompanion",
      "NotSignedIn"
    ],
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
    "CancelSealingResult": [
      "NotSignedIn",
      "SealingCancelled",
      "UploadNotFound"
    ],
    "ChangeDropResult": [
      "DropChanged",
      "DropNotFound",
      "NotSignedIn",
      "TooManyDrops"
    ],
    "ChangeSendingResult": [
      "DropNotFound",
      "FeesRefused",
      "NotOrdered",
      "NotSignedIn",
      "OrderRefused",
      "RequestsRefused",
      "SendingChanged",
      "SendingUnavailable"
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
      "DropIsBeingSent",
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
      "ClaimRefused",
      "CompanionIncomplete",
      "CompanionTooLarge",
      "DraftConflict",
      "DraftNotFound",
      "DraftTooLarge",
      "DropIsBeingSent",
      "DropIsPublic",
      "DropNotFound",
      "FeesRefused",
      "InvalidChunk",
      "InvalidCompanion",
      "InvalidDraft",
      "InvalidManifest",
      "ListIncomplete",
      "NotOnTheList",
      "NotOrdered",
      "NotSignedIn",
      "NotTheSender",
      "NothingOpen",
      "OrderRefused",
      "OtherDistributor",
      "RequestNotOffered",
      "RequestsRefused",
      "SealingFailed",
      "SendingUnavailable",
      "TooManyDrafts",
      "TooManyDrops",
      "TooManyUploads",
      "UploadIncomplete",
      "UploadNotFound"
    ],
    "RequestClaimResult": [
      "ClaimRefused",
      "DropNotFound",
      "NotOnTheList",
      "NothingOpen",
      "RequestNotOffered",
      "RowsRequested"
    ],
    "RequestRowsResult": [
      "DropNotFound",
      "NotOnTheList",
      "NothingOpen",
      "RequestNotOffered",
      "RowsRequested"
    ],
    "SaveCompanionResult": [
      "CompanionIncomplete",
      "CompanionSaved",
      "CompanionTooLarge",
      "DropNotFound",
      "InvalidCompanion",
      "NotSignedIn"
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
      "SealingUnderWay",
      "TooManyDrops",
      "UploadIncomplete",
      "UploadNotFound"
    ],
    "SendingQuoteResult": [
      "FeesRefused",
      "SendingQuote",
      "SendingQuoteFailed",
      "SendingQuotePending"
    ]
  }
};
      export default result;
    