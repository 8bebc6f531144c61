/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../server-data/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One chunk of an upload. */
export type AppendRowsInput = {
  /** Number of the chunk, from 0. Sending a chunk again changes nothing. */
  chunk: number;
  /** The packed rows of each slot of the chunk, in order. */
  slots: Array<string>;
  /** The upload’s id. */
  uploadId: string | number;
};

/** The terms of a sealed list, without its rows. */
export type CreateUploadInput = {
  /** Chain it pays on. */
  chainId: number;
  /** Chain time from which it no longer pays; 0: never. */
  closesAtSeconds: string;
  /** The token’s decimals. */
  decimals: number;
  /** ERC-20: whether each row is paid straight from the sender. */
  direct: boolean;
  /** Contract that pays it. */
  distributor: `0x${string}`;
  /** The drop id the client computed. The same id finds the same upload. */
  dropId: `0x${string}`;
  /** Chain time from which it pays. */
  opensAtSeconds: string;
  /** What a failing row does. */
  policy: DropPolicy;
  /** Tells a deliberate repeat from the list itself. */
  round: string;
  /** Number of rows. */
  rowCount: number;
  /** ERC-721: whether receivers are asked to accept. */
  safeTransfer: boolean;
  /** Whose tokens are paid; the signed-in account. */
  sender: `0x${string}`;
  /** Rows in every slot but the last. */
  slotSize: number;
  /** How the contract pays it. */
  standard: TokenStandard;
  /** The token’s symbol. */
  symbol: string;
  /** A name for people. */
  title: string;
  /** For NATIVE the zero address, or the wrapped coin that it is paid out of. */
  token: `0x${string}`;
  /** The token’s name. */
  tokenName: string;
};

/** What a row that cannot be paid does to its slot. */
export type DropPolicy =
  /** The row stays open, the others are paid. */
  | 'SKIP'
  /** The slot reverts and names the row. */
  | 'STRICT';

/** Who may read a sealed drop here. */
export type DropVisibility =
  /** Its signed-in sender. */
  | 'PRIVATE'
  /** Everybody. */
  | 'PUBLIC';

/** What becomes of an upload that is to be sealed. Once it is sealed, it is a drop, and no upload any more. */
export type SealingState =
  /** It was cancelled, and may be asked for again. */
  | 'CANCELLED'
  /** It was refused: `problem` says why. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'QUEUED'
  /** Its proofs and public files are being made. */
  | 'SEALING';

/** What kind of token a drop pays. NATIVE is the chain’s own coin. */
export type TokenStandard =
  | 'ERC20'
  | 'ERC721'
  | 'ERC1155'
  | 'NATIVE';

export type CreateUploadMutationVariables = Exact<{
  input: Types.CreateUploadInput;
}>;


export type CreateUploadMutation = { createUpload:
    | { __typename: 'ChainNotOffered', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidManifest', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotTheSender', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'OtherDistributor', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SavedDrop' }
    | { __typename: 'TooManyUploads', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'UploadOpened', upload: { id: string, chunkCount: number, chunkSlots: number, missingChunkCount: number, missingChunks: Array<number> } }
   };

export type AppendRowsMutationVariables = Exact<{
  input: Types.AppendRowsInput;
}>;


export type AppendRowsMutation = { appendRows:
    | { __typename: 'ChunkConflict', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidChunk', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'RowsAppended', upload: { id: string, missingChunkCount: number } }
    | { __typename: 'UploadNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type MissingChunksQueryVariables = Exact<{
  id: string | number;
}>;


export type MissingChunksQuery = { upload: { id: string, chunkCount: number, chunkSlots: number, missingChunkCount: number, missingChunks: Array<number> } | null };

export type SealUploadMutationVariables = Exact<{
  id: string | number;
  publish: boolean;
}>;


export type SealUploadMutation = { sealUpload:
    | { __typename: 'InvalidManifest', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SavedDrop', drop: { id: `0x${string}` } }
    | { __typename: 'SealingUnderWay', upload: { id: string, sealing: { state: Types.SealingState, doneRows: number } | null } }
    | { __typename: 'TooManyDrops', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'UploadIncomplete', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'UploadNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type SealingQueryVariables = Exact<{
  id: string | number;
  dropId: `0x${string}`;
}>;


export type SealingQuery = { upload: { id: string, sealing: { state: Types.SealingState, doneRows: number, problem:
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
        | { code: string, message: string, values: Array<{ name: string, value: string }> }
       | null } | null } | null, drop: { id: `0x${string}` } | null };

export type CancelSealingMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelSealingMutation = { cancelSealing:
    | { __typename: 'NotSignedIn' }
    | { __typename: 'SealingCancelled' }
    | { __typename: 'UploadNotFound' }
   };

export type PublishDropMutationVariables = Exact<{
  id: `0x${string}`;
}>;


export type PublishDropMutation = { publishDrop:
    | { __typename: 'DropChanged' }
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'TooManyDrops', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type SavedStateQueryVariables = Exact<{
  id: `0x${string}`;
}>;


export type SavedStateQuery = { drop: { id: `0x${string}`, visibility: Types.DropVisibility } | null };


export const CreateUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UploadOpened"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"chunkCount"}},{"kind":"Field","name":{"kind":"Name","value":"chunkSlots"}},{"kind":"Field","name":{"kind":"Name","value":"missingChunkCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingChunks"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateUploadMutation, CreateUploadMutationVariables>;
export const AppendRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AppendRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AppendRowsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appendRows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RowsAppended"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"missingChunkCount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AppendRowsMutation, AppendRowsMutationVariables>;
export const MissingChunksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MissingChunks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"chunkCount"}},{"kind":"Field","name":{"kind":"Name","value":"chunkSlots"}},{"kind":"Field","name":{"kind":"Name","value":"missingChunkCount"}},{"kind":"Field","name":{"kind":"Name","value":"missingChunks"}}]}}]}}]} as unknown as DocumentNode<MissingChunksQuery, MissingChunksQueryVariables>;
export const SealUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SealUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"publish"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sealUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"publish"},"value":{"kind":"Variable","name":{"kind":"Name","value":"publish"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedDrop"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SealingUnderWay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sealing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SealUploadMutation, SealUploadMutationVariables>;
export const SealingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sealing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dropId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sealing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"doneRows"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dropId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SealingQuery, SealingQueryVariables>;
export const CancelSealingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSealing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSealing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CancelSealingMutation, CancelSealingMutationVariables>;
export const PublishDropDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishDrop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishDrop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PublishDropMutation, PublishDropMutationVariables>;
export const SavedStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}}]}}]}}]} as unknown as DocumentNode<SavedStateQuery, SavedStateQueryVariables>;