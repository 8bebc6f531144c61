export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An account or contract: 0x and 40 hex digits, written with its EIP-55 checksum. Input may be in one case. */
  Address: { input: `0x${string}`; output: `0x${string}`; }
  /** Bytes as base64 with padding, standard alphabet. */
  Base64: { input: string; output: string; }
  /** An unsigned integer as a string of decimal digits, up to 2^256 - 1: amounts in base units, ids, seconds. */
  BigInt: { input: string; output: string; }
  /** A moment in UTC as ISO 8601, such as 2026-01-31T12:00:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Bytes: 0x and an even number of hex digits, in lower case. */
  Hex: { input: `0x${string}`; output: `0x${string}`; }
};

/** What kind of account signed in. */
export type AccountType =
  /** A contract: holds authority on the chain it signed for alone. */
  | 'CONTRACT'
  /** A key: the same account on every chain. */
  | 'EOA';

/** One part of a companion. */
export type AddCompanionPartInput = {
  /** Its bytes: 640000, fewer in the last. */
  data: Scalars['Base64']['input'];
  /** SHA-256 of all its packed bytes. */
  hash: Scalars['Hex']['input'];
  /** The drop id. */
  id: Scalars['Hex']['input'];
  /** Number of the part, from 0. Sending it again changes nothing. */
  part: Scalars['Int']['input'];
};

/** One part of a packed list. */
export type AddListPartInput = {
  /** Its bytes: 640000, fewer in the last. */
  data: Scalars['Base64']['input'];
  /** The draft’s id. */
  id: Scalars['ID']['input'];
  /** SHA-256 of the whole packed list. */
  listHash: Scalars['Hex']['input'];
  /** Number of the part, from 0. Sending it again changes nothing. */
  part: Scalars['Int']['input'];
};

/** One chunk of an upload. */
export type AppendRowsInput = {
  /** Number of the chunk, from 0. Sending a chunk again changes nothing. */
  chunk: Scalars['Int']['input'];
  /** The packed rows of each slot of the chunk, in order. */
  slots: Array<Scalars['Base64']['input']>;
  /** The upload’s id. */
  uploadId: Scalars['ID']['input'];
};

/** Why a signed claim is not taken. */
export type ClaimFault =
  /** The destination is nobody’s (zero, burn, precompiled), the distributor or the token. */
  | 'BAD_DESTINATION'
  /** The row’s account did not sign this: another account, network, drop, row, destination or deadline. */
  | 'BAD_SIGNATURE'
  /** The chain can’t be asked now, so the signature can’t be verified. */
  | 'CHAIN_SILENT'
  /** The deadline is over, or less than ten minutes away. */
  | 'EXPIRED'
  /** The service does not try the row any more: payments of it failed or were refused. */
  | 'GIVEN_UP'
  /** Another signature for the row counts, whose deadline is as late or later; or the service refused this one. */
  | 'NOT_LATER'
  /** A transaction carries the row already, to its account or to the address of another signature. */
  | 'ON_ITS_WAY'
  /** The destination is the row’s own account: `requestRows` asks for that. */
  | 'OWN_ADDRESS'
  /** A trial on the chain was refused: by the token, by the destination, or because the sender’s means do not suffice. */
  | 'REFUSED'
  /** The deadline is more than thirty days away. A signature can’t be withdrawn. */
  | 'TOO_LONG';

/** The terms of a sealed list, without its rows. */
export type CreateUploadInput = {
  /** Chain it pays on. */
  chainId: Scalars['Int']['input'];
  /** Chain time from which it no longer pays; 0: never. */
  closesAtSeconds: Scalars['BigInt']['input'];
  /** The token’s decimals. */
  decimals: Scalars['Int']['input'];
  /** ERC-20: whether each row is paid straight from the sender. */
  direct: Scalars['Boolean']['input'];
  /** Contract that pays it. */
  distributor: Scalars['Address']['input'];
  /** The drop id the client computed. The same id finds the same upload. */
  dropId: Scalars['Hex']['input'];
  /** Chain time from which it pays. */
  opensAtSeconds: Scalars['BigInt']['input'];
  /** What a failing row does. */
  policy: DropPolicy;
  /** Tells a deliberate repeat from the list itself. */
  round: Scalars['BigInt']['input'];
  /** Number of rows. */
  rowCount: Scalars['Int']['input'];
  /** ERC-721: whether receivers are asked to accept. */
  safeTransfer: Scalars['Boolean']['input'];
  /** Whose tokens are paid; the signed-in account. */
  sender: Scalars['Address']['input'];
  /** Rows in every slot but the last. */
  slotSize: Scalars['Int']['input'];
  /** How the contract pays it. */
  standard: TokenStandard;
  /** The token’s symbol. */
  symbol: Scalars['String']['input'];
  /** A name for people. */
  title: Scalars['String']['input'];
  /** For NATIVE the zero address, or the wrapped coin that it is paid out of. */
  token: Scalars['Address']['input'];
  /** The token’s name. */
  tokenName: Scalars['String']['input'];
};

/** How a sender means a drop to reach people. The list does not bind it. */
export type DropMode =
  /** Recipients may claim it, and the sender sends the rest. */
  | 'BOTH'
  /** Recipients claim it. */
  | 'CLAIM'
  /** The sender has it sent. */
  | 'PUSH';

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

/** Why recipients can’t ask for their rows at the moment. */
export type RequestBar =
  /** Every row is sent anyway: nobody has to ask. */
  | 'ALL_SENT'
  /** Something stands in the way that the sender has to mend. */
  | 'BLOCKED'
  /** What the sender allows a day is used up; the next day begins at midnight UTC. */
  | 'BUDGET_USED'
  /** The drop’s claims are not open. */
  | 'CLAIMS_CLOSED'
  /** The drop is over, cancelled or closed. */
  | 'ENDED'
  /** The sender does not pay for requests, or nobody sends this drop. */
  | 'NOT_ALLOWED'
  /** The drop opens later. */
  | 'NOT_OPEN'
  /** The sender paused it. */
  | 'PAUSED'
  /** The account of the service has too little for gas. */
  | 'PURSE_LOW'
  /** The chain does not name the service’s account as the drop’s operator. */
  | 'UNNAMED';

/** A row, and the EIP-712 `Claim` that its account signed. */
export type RequestClaimInput = {
  /** Last second (since 1970) at which the distributor accepts the signature. */
  deadline: Scalars['BigInt']['input'];
  /** The drop id. */
  id: Scalars['Hex']['input'];
  /** The row’s account, which signed. */
  recipient: Scalars['Address']['input'];
  /** Of the account’s key, or what its contract accepts (ERC-1271). */
  signature: Scalars['Hex']['input'];
  /** Index of the row’s slot. */
  slot: Scalars['Int']['input'];
  /** Position of the row in that slot. */
  slotRow: Scalars['Int']['input'];
  /** The address that is paid. */
  to: Scalars['Address']['input'];
};

/** Whose rows are asked for. */
export type RequestRowsInput = {
  /** The drop id. */
  id: Scalars['Hex']['input'];
  /** The address that the list names. */
  recipient: Scalars['Address']['input'];
};

/** How far a row is that its recipient asked for. */
export type RequestState =
  /** A transaction carries it. */
  | 'ON_ITS_WAY'
  /** It waits for others of its slot, or for what `waiting` says. */
  | 'QUEUED'
  /** It is paid. */
  | 'RECEIVED'
  /** The token refused it, as `problem` says; it may be asked for again after ten minutes. */
  | 'REFUSED';

/** What belongs to a sealed drop. */
export type SaveCompanionInput = {
  /** Number of its packed bytes, at most 40000000. */
  bytes: Scalars['Int']['input'];
  /** SHA-256 of its packed bytes. */
  hash: Scalars['Hex']['input'];
  /** The drop id. */
  id: Scalars['Hex']['input'];
  /** How it is meant to reach people. */
  mode: DropMode;
};

/** A draft as it stands. */
export type SaveDraftInput = {
  /** The revision it was made from; 0 when it was never saved. */
  baseRevision: Scalars['Int']['input'];
  /** Chain it is meant for. */
  chainId?: InputMaybe<Scalars['Int']['input']>;
  /** At most 640000 bytes. */
  head: Scalars['Base64']['input'];
  /** A UUID of the client’s choice. The same id is the same draft. */
  id: Scalars['ID']['input'];
  /** Bytes of the packed list, at most 40000000. */
  listBytes?: InputMaybe<Scalars['Int']['input']>;
  /** SHA-256 of the packed list; none: the draft has no list. */
  listHash?: InputMaybe<Scalars['Hex']['input']>;
  /** Rows of the list. */
  rowCount: Scalars['Int']['input'];
  /** Symbol of its token; may be empty. */
  symbol: Scalars['String']['input'];
  /** A name for people; may be empty. */
  title: Scalars['String']['input'];
};

/** A manifest to save. */
export type SaveDropInput = {
  /** Canonical manifest JSON, as the client sealed it. */
  manifest: Scalars['String']['input'];
  /** Whether everybody may read it, or only the signed-in sender. */
  publish?: Scalars['Boolean']['input'];
};

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
  isAllowed: Scalars['Boolean']['input'];
  /** Rows of all recipients together that a day (UTC) allows. */
  rowsPerDay: Scalars['Int']['input'];
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
  ceiling: Scalars['BigInt']['input'];
  /** When it should be done. */
  finishBy?: InputMaybe<Scalars['DateTime']['input']>;
  /** The drop id. */
  id: Scalars['Hex']['input'];
  /** Whether recipients may ask for their rows. Left out: as ordered before, at first they may not. */
  requests?: InputMaybe<SendingRequestsInput>;
  /** Which rows are sent. Left out: as ordered before, at first all. */
  scope?: InputMaybe<SendingScope>;
  /** The highest near `finishBy`. */
  urgentCeiling?: InputMaybe<Scalars['BigInt']['input']>;
};

/** What kind of token a drop pays. NATIVE is the chain’s own coin. */
export type TokenStandard =
  | 'ERC20'
  | 'ERC721'
  | 'ERC1155'
  | 'NATIVE';
