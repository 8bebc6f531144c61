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

/** What kind of token a drop pays. NATIVE is the chain’s own coin. */
export type TokenStandard =
  | 'ERC20'
  | 'ERC721'
  | 'ERC1155'
  | 'NATIVE';
