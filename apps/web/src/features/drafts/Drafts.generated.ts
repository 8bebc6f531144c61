/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../server-data/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One part of a packed list. */
export type AddListPartInput = {
  /** Its bytes: 640000, fewer in the last. */
  data: string;
  /** The draft’s id. */
  id: string | number;
  /** SHA-256 of the whole packed list. */
  listHash: `0x${string}`;
  /** Number of the part, from 0. Sending it again changes nothing. */
  part: number;
};

/** A draft as it stands. */
export type SaveDraftInput = {
  /** The revision it was made from; 0 when it was never saved. */
  baseRevision: number;
  /** Chain it is meant for. */
  chainId?: number | null | undefined;
  /** At most 640000 bytes. */
  head: string;
  /** A UUID of the client’s choice. The same id is the same draft. */
  id: string | number;
  /** Bytes of the packed list, at most 40000000. */
  listBytes?: number | null | undefined;
  /** SHA-256 of the packed list; none: the draft has no list. */
  listHash?: `0x${string}` | null | undefined;
  /** Rows of the list. */
  rowCount: number;
  /** Symbol of its token; may be empty. */
  symbol: string;
  /** A name for people; may be empty. */
  title: string;
};

export type DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftsQuery = { viewer: { address: `0x${string}`, drafts: Array<{ id: string, revision: number, title: string, chainId: number | null, symbol: string, rowCount: number, updatedAt: string }> } | null };

export type DraftHeadQueryVariables = Exact<{
  id: string | number;
}>;


export type DraftHeadQuery = { draft: { id: string, revision: number, rowCount: number, head: string, listHash: `0x${string}` | null, partCount: number, updatedAt: string } | null };

export type DraftPartQueryVariables = Exact<{
  id: string | number;
  part: number;
}>;


export type DraftPartQuery = { draft: { id: string, listHash: `0x${string}` | null, listPart: string | null } | null };

export type SaveDraftMutationVariables = Exact<{
  input: Types.SaveDraftInput;
}>;


export type SaveDraftMutation = { saveDraft:
    | { __typename: 'DraftConflict', code: string, message: string, draft: { id: string, revision: number, updatedAt: string, rowCount: number }, values: Array<{ name: string, value: string }> }
    | { __typename: 'DraftNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'DraftTooLarge', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidDraft', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'ListIncomplete', missingParts: Array<number>, code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SavedDraft', draft: { id: string, revision: number, updatedAt: string } }
    | { __typename: 'TooManyDrafts', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type AddListPartMutationVariables = Exact<{
  input: Types.AddListPartInput;
}>;


export type AddListPartMutation = { addListPart:
    | { __typename: 'DraftNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'DraftTooLarge', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidDraft', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'ListPartAdded' }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type DeleteDraftMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteDraftMutation = { deleteDraft:
    | { __typename: 'DraftDeleted' }
    | { __typename: 'DraftNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
   };


export const DraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"chainId"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DraftsQuery, DraftsQueryVariables>;
export const DraftHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"listHash"}},{"kind":"Field","name":{"kind":"Name","value":"partCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<DraftHeadQuery, DraftHeadQueryVariables>;
export const DraftPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listHash"}},{"kind":"Field","name":{"kind":"Name","value":"listPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}}]}]}}]}}]} as unknown as DocumentNode<DraftPartQuery, DraftPartQueryVariables>;
export const SaveDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListIncomplete"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftConflict"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;
export const AddListPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddListPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddListPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addListPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddListPartMutation, AddListPartMutationVariables>;
export const DeleteDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeleteDraftMutation, DeleteDraftMutationVariables>;