/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../server-data/schema.generated';

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

/** What happens to a drop that the service sends. */
export type SendingEventKind =
  /** The first rows are sent. */
  | 'BEGAN'
  /** Something stands in the way. */
  | 'BLOCKED'
  /** Every row is paid. */
  | 'COMPLETE'
  /** Nothing is left to do. */
  | 'ENDED'
  /** The sender changed what gas may cost. */
  | 'FEES_CHANGED'
  /** The chain names the service’s account. */
  | 'NAMED'
  /** The sender asked for it to be sent. */
  | 'ORDERED'
  /** The sender paused it. */
  | 'PAUSED'
  /** The sender changed whether recipients may ask for their rows, or which rows are sent. */
  | 'REQUESTS_CHANGED'
  /** The sender let it go on. */
  | 'RESUMED'
  /** Gas money went back to the sender. */
  | 'RETURNED'
  /** The sender stopped it. */
  | 'STOPPED'
  /** Another process of the service went on with it. */
  | 'TAKEN_OVER'
  /** It waits. */
  | 'WAITING';

/** What the sender ordered last. */
export type SendingIntent =
  /** Stop, and give the gas money back. */
  | 'GIVE_BACK'
  /** Leave it as it is. */
  | 'PAUSE'
  /** Send it. */
  | 'SEND';

/** Why nodes accept no transaction. */
export type SendingRefusal =
  /** The account has too many pending transactions. */
  | 'ACCOUNT_LIMIT'
  /** It offers less than the base fee. */
  | 'BELOW_BASE_FEE'
  /** The account holds too little for fees. */
  | 'INSUFFICIENT_FUNDS'
  /** The key, plan or method is refused. */
  | 'NOT_SERVED'
  /** The transaction pool is full. */
  | 'POOL_FULL'
  /** Too many requests. */
  | 'RATE_LIMITED'
  /** Another transaction with its nonce pays as much. */
  | 'REPLACEMENT_UNDERPRICED'
  /** Its gas, size or fee exceeds a limit. */
  | 'TOO_LARGE'
  /** Its gas is below the minimum of such a transaction. */
  | 'TOO_LITTLE_GAS'
  /** No clear answer. */
  | 'UNCLEAR'
  /** The priority fee is below the minimum. */
  | 'UNDERPRICED';

/** Whether recipients may ask for their rows. */
export type SendingRequestsInput = {
  /** Whether the sender pays for rows that are asked for. */
  isAllowed: boolean;
  /** Rows of all recipients together that a day (UTC) allows. */
  rowsPerDay: number;
};

/** Which rows are sent. */
export type SendingScope =
  /** All that are open. */
  | 'ALL'
  /** Those alone that their recipients ask for. */
  | 'REQUESTED';

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

/** A drop to be sent, and what gas may cost. */
export type StartSendingInput = {
  /** Wei a unit of gas above which nothing is sent. */
  ceiling: string;
  /** When it should be done. */
  finishBy?: string | null | undefined;
  /** The drop id. */
  id: `0x${string}`;
  /** Whether recipients may ask for their rows. Left out: as ordered before, at first they may not. */
  requests?: SendingRequestsInput | null | undefined;
  /** Which rows are sent. Left out: as ordered before, at first all. */
  scope?: SendingScope | null | undefined;
  /** The highest near `finishBy`. */
  urgentCeiling?: string | null | undefined;
};

export type ServedChainsQueryVariables = Exact<{ [key: string]: never; }>;


export type ServedChainsQuery = { sendingChains: Array<number> };

export type ServiceStateQueryVariables = Exact<{
  id: `0x${string}`;
}>;


export type ServiceStateQuery = { drop: { id: `0x${string}`, sending: { id: `0x${string}`, account: `0x${string}` | null, stage: Types.SendingStage, end: Types.SendingEnd | null, intent: Types.SendingIntent, orderedAt: string, changedAt: string, scope: Types.SendingScope, purse: string | null, feesSpent: string, transactions: number, wasted: number, inFlight: number, refusedRows: number, isInDoubt: boolean, fees: { ceiling: string, urgentCeiling: string | null, finishBy: string | null }, requests: { isAllowed: boolean, rowsPerDay: number, usedToday: number }, refused: Array<{ slot: number, rows: string, reason: string, text: string | null }>, waiting: { reason: Types.SendingWaitReason, at: string | null, feePerGas: string | null, ceiling: string | null, has: string | null, needs: string | null, refusal: Types.SendingRefusal | null, text: string | null } | null, problem: { name: string, values: Array<{ name: string, value: string }> } | null, returned: { hash: `0x${string}`, value: string, at: string } | null, timeline: Array<{ id: string, at: string, kind: Types.SendingEventKind, facts: Array<{ name: string, value: string }> }> } | null } | null };

export type ServiceTimelineQueryVariables = Exact<{
  id: `0x${string}`;
}>;


export type ServiceTimelineQuery = { drop: { id: `0x${string}`, sending: { id: `0x${string}`, timeline: Array<{ id: string, at: string, kind: Types.SendingEventKind, facts: Array<{ name: string, value: string }> }> } | null } | null };

export type ServiceQuoteQueryVariables = Exact<{
  id: `0x${string}`;
}>;


export type ServiceQuoteQuery = { drop: { id: `0x${string}`, sendingQuote:
      | { __typename: 'FeesRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
      | { __typename: 'SendingQuote', account: `0x${string}`, transactions: number, gas: string, fee: string, feePerGas: string, gasMoney: string, purse: string }
      | { __typename: 'SendingQuoteFailed', name: string }
      | { __typename: 'SendingQuotePending' }
     | null } | null };

export type StartSendingMutationVariables = Exact<{
  input: Types.StartSendingInput;
}>;


export type StartSendingMutation = { startSending:
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'FeesRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotOrdered', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'OrderRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'RequestsRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SendingChanged' }
    | { __typename: 'SendingUnavailable', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type LookAtSendingMutationVariables = Exact<{
  id: `0x${string}`;
}>;


export type LookAtSendingMutation = { lookAtSending:
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'FeesRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotOrdered', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'OrderRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'RequestsRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SendingChanged' }
    | { __typename: 'SendingUnavailable', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type PauseSendingMutationVariables = Exact<{
  id: `0x${string}`;
}>;


export type PauseSendingMutation = { pauseSending:
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'FeesRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotOrdered', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'OrderRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'RequestsRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SendingChanged' }
    | { __typename: 'SendingUnavailable', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type ResumeSendingMutationVariables = Exact<{
  id: `0x${string}`;
}>;


export type ResumeSendingMutation = { resumeSending:
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'FeesRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotOrdered', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'OrderRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'RequestsRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SendingChanged' }
    | { __typename: 'SendingUnavailable', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type StopSendingMutationVariables = Exact<{
  id: `0x${string}`;
}>;


export type StopSendingMutation = { stopSending:
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'FeesRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotOrdered', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'OrderRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'RequestsRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SendingChanged' }
    | { __typename: 'SendingUnavailable', code: string, message: string, values: Array<{ name: string, value: string }> }
   };

export type ChangeRequestsMutationVariables = Exact<{
  id: `0x${string}`;
  requests: Types.SendingRequestsInput;
}>;


export type ChangeRequestsMutation = { changeRequests:
    | { __typename: 'DropNotFound', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'FeesRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotOrdered', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'NotSignedIn', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'OrderRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'RequestsRefused', code: string, message: string, values: Array<{ name: string, value: string }> }
    | { __typename: 'SendingChanged' }
    | { __typename: 'SendingUnavailable', code: string, message: string, values: Array<{ name: string, value: string }> }
   };


export const ServedChainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServedChains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendingChains"}}]}}]} as unknown as DocumentNode<ServedChainsQuery, ServedChainsQueryVariables>;
export const ServiceStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"intent"}},{"kind":"Field","name":{"kind":"Name","value":"orderedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ceiling"}},{"kind":"Field","name":{"kind":"Name","value":"urgentCeiling"}},{"kind":"Field","name":{"kind":"Name","value":"finishBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"rowsPerDay"}},{"kind":"Field","name":{"kind":"Name","value":"usedToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"purse"}},{"kind":"Field","name":{"kind":"Name","value":"feesSpent"}},{"kind":"Field","name":{"kind":"Name","value":"transactions"}},{"kind":"Field","name":{"kind":"Name","value":"wasted"}},{"kind":"Field","name":{"kind":"Name","value":"inFlight"}},{"kind":"Field","name":{"kind":"Name","value":"refusedRows"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slot"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isInDoubt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"feePerGas"}},{"kind":"Field","name":{"kind":"Name","value":"ceiling"}},{"kind":"Field","name":{"kind":"Name","value":"has"}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ServiceStateQuery, ServiceStateQueryVariables>;
export const ServiceTimelineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceTimeline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ServiceTimelineQuery, ServiceTimelineQueryVariables>;
export const ServiceQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ServiceQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sendingQuote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendingQuote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"transactions"}},{"kind":"Field","name":{"kind":"Name","value":"gas"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"feePerGas"}},{"kind":"Field","name":{"kind":"Name","value":"gasMoney"}},{"kind":"Field","name":{"kind":"Name","value":"purse"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SendingQuoteFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ServiceQuoteQuery, ServiceQuoteQueryVariables>;
export const StartSendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSendingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StartSendingMutation, StartSendingMutationVariables>;
export const LookAtSendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LookAtSending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookAtSending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LookAtSendingMutation, LookAtSendingMutationVariables>;
export const PauseSendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseSending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseSending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PauseSendingMutation, PauseSendingMutationVariables>;
export const ResumeSendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResumeSendingMutation, ResumeSendingMutationVariables>;
export const StopSendingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopSending"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopSending"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<StopSendingMutation, StopSendingMutationVariables>;
export const ChangeRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Hex"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requests"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendingRequestsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"requests"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requests"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeRequestsMutation, ChangeRequestsMutationVariables>;