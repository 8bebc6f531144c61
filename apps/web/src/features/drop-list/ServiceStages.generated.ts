/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../server-data/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why nothing is left to do, or soon. */
export type SendingEnd =
  /** The sender cancelled the drop. */
  | 'CANCELLED'
  /** The drop’s time is over. */
  | 'CLOSED'
  /** Every row is paid. */
  | 'COMPLETE'
  /** All that is open was refused, and the sender gave no new order for an hour; `startSending` has it tried again. */
  | 'REFUSED'
  /** Another account is the drop’s operator, or nobody. */
  | 'REPLACED'
  /** The sender stopped it, and took the gas money back. */
  | 'STOPPED';

/** Where a drop stands with the sender service. */
export type SendingStage =
  /** Somebody has to mend what `problem` says; it is looked at again by itself. */
  | 'BLOCKED'
  /** Every row is paid; the service waits until that is final. */
  | 'COMPLETE'
  /** Rows are sent as their recipients ask for them; nobody waits at the moment. */
  | 'ON_REQUEST'
  /** Nothing is left to do here. */
  | 'OVER'
  /** The sender paused it. */
  | 'PAUSED'
  /** The gas money is on its way back. */
  | 'RETURNING'
  /** Rows are being sent. */
  | 'SENDING'
  /** The chain does not name the service’s account as the drop’s operator yet. */
  | 'UNNAMED'
  /** Nothing is sent for what `waiting` says; it goes on by itself. */
  | 'WAITING';

/** What is waited for. */
export type SendingWaitReason =
  /** Gas that costs no more than the sender allows. */
  | 'FEE'
  /** The time from which the drop pays. */
  | 'OPENS'
  /** Coins for gas. */
  | 'PURSE'
  /** A node that accepts its transactions. */
  | 'REFUSED';

export type ServiceStagesQueryVariables = Exact<{
  sender: `0x${string}`;
}>;


export type ServiceStagesQuery = { drops: { edges: Array<{ node: { id: `0x${string}`, title: string, sending: { id: `0x${string}`, stage: Types.SendingStage, end: Types.SendingEnd | null, refusedRows: number, isInDoubt: boolean, waiting: { reason: Types.SendingWaitReason } | null, problem: { name: string } | null } | null } }> } };


export const ServiceStagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceStages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sender"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drops"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sender"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sender"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"sending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRows"}},{"kind":"Field","name":{"kind":"Name","value":"isInDoubt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ServiceStagesQuery, ServiceStagesQueryVariables>;