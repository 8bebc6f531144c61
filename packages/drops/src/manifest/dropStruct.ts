import { encodeAbiParameters, keccak256 } from 'viem'
import type { Address, Hex } from '../values/address.ts'
import { standardCode, type TokenStandard } from '../values/tokenStandard.ts'
import { type DropTerms, termsFlags } from './terms.ts'

/** `Drop` as the contract's ABI takes it. */
export type DropStruct = {
  readonly sender: Address
  readonly token: Address
  readonly standard: number
  readonly flags: number
  readonly opensAt: number
  readonly closesAt: number
  readonly round: bigint
  readonly total: bigint
  readonly rows: number
  readonly slotSize: number
  readonly root: Hex
}

const identity = [
  { type: 'uint256' },
  { type: 'address' },
  {
    type: 'tuple',
    components: [
      { name: 'sender', type: 'address' },
      { name: 'token', type: 'address' },
      { name: 'standard', type: 'uint8' },
      { name: 'flags', type: 'uint8' },
      { name: 'opensAt', type: 'uint40' },
      { name: 'closesAt', type: 'uint40' },
      { name: 'round', type: 'uint64' },
      { name: 'total', type: 'uint256' },
      { name: 'rows', type: 'uint32' },
      { name: 'slotSize', type: 'uint16' },
      { name: 'root', type: 'bytes32' },
    ],
  },
] as const

/** The committed facts beside the terms. */
export type DropCommitment = {
  readonly terms: DropTerms
  readonly rowCount: number
  /** Sum of all amounts, base units. */
  readonly total: bigint
  readonly root: Hex
}

/** Makes the struct that every call of the contract takes. */
export function toDropStruct({ terms, rowCount, total, root }: DropCommitment): DropStruct {
  return {
    sender: terms.sender,
    token: terms.token,
    standard: standardCode[terms.standard],
    flags: termsFlags(terms),
    opensAt: Number(terms.opensAtSeconds),
    closesAt: Number(terms.closesAtSeconds),
    round: terms.round,
    total,
    rows: rowCount,
    slotSize: terms.slotSize,
    root,
  }
}

const standards = Object.keys(standardCode) as readonly TokenStandard[] // Sound: these are its keys.

/** Reads the struct of a call back; undefined where its standard is none. Compare `dropIdOf` of it with the id that it is to have. */
export function fromDropStruct(
  struct: DropStruct,
  { chainId, distributor }: Pick<DropTerms, 'chainId' | 'distributor'>,
): DropCommitment | undefined {
  const { sender, token, flags, round, slotSize, rows: rowCount, total, root } = struct
  const standard = standards.find((name) => standardCode[name] === struct.standard)
  return (
    standard && {
      terms: {
        ...{ chainId, distributor, sender, token, standard, round, slotSize },
        policy: flags & 1 ? 'strict' : 'skip',
        safeTransfer: (flags & 2) !== 0,
        direct: (flags & 4) !== 0,
        opensAtSeconds: BigInt(struct.opensAt),
        closesAtSeconds: BigInt(struct.closesAt),
      },
      ...{ rowCount, total, root },
    }
  )
}

/** Computes the id of a drop (ENCODING.md): chain, contract and struct in one hash. */
export function dropIdOf(drop: DropCommitment): Hex {
  return keccak256(
    encodeAbiParameters(identity, [BigInt(drop.terms.chainId), drop.terms.distributor, toDropStruct(drop)]),
  )
}
