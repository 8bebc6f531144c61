/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../server-data/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One part of a companion. */
export type AddCompanionPartInput = {
  /** Its bytes: 640000, fewer in the last. */
  data: string;
  /** SHA-256 of all its packed bytes. */
  hash: `0x${string}`;
  /** The drop id. */
  id: `0x${string}`;
  /** Number of the part, from 0. Sending it again changes nothing. */
  part: number;
};

/** How a sender means a drop to reach people. The list does not bind it. */
export type DropMode =
  /** Recipients may claim it, and the sender sends the rest. */
  | 'BOTH'
  /** Recipients claim it. */
  | 'CLAIM'
  /** The sender has it sent. */
  | 'PUSH';

/** What belongs to a sealed drop. */
export type SaveCompanionInput = {
  /** Number of its packed bytes, at most 40000000. */
  bytes: number;
  /** SHA-256 of its packed bytes. */
  hash: `0x${string}`;
  /** The drop id. */
  id: `0x${string}`;
  /** How it is meant to reach people. */
  mode: DropMode;
};

export type SaveCompanionMutationVariables = Exact<{
  input: Types.SaveCompanionInput;
}>;


export type SaveCompanionMutation = { saveCompanion:
    | { __typename: 'CompanionIncomplete', missingParts: Array<number>, code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'CompanionSaved' }
    | { __typename: 'CompanionTooLarge', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidCompanion', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type AddCompanionPartMutationVariables = Exact<{
  input: Types.AddCompanionPartInput;
}>;


export type AddCompanionPartMutation = { addCompanionPart:
    | { __typename: 'CompanionPartAdded' }
    | { __typename: 'CompanionTooLarge', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'InvalidCompanion', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
   };


export const SaveCompanionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompanion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCompanionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompanion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompanionIncomplete"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingParts"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveCompanionMutation, SaveCompanionMutationVariables>;
export const AddCompanionPartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCompanionPart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCompanionPartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCompanionPart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AddCompanionPartMutation, AddCompanionPartMutationVariables>;