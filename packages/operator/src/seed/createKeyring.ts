import { hkdfSync } from 'node:crypto'
import type { LocalSigner } from '@slotdrop/delivery'
import type { Address, Hex } from '@slotdrop/drops'
import { bytesToBigInt, isAddressEqual, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** What an account is made for. */
export type AccountPlace = { readonly chainId: number; readonly dropId: Hex }

/** The accounts of the service: one a drop and chain, all of them from the seeds, none of them kept. */
export type Keyring = {
  /** The account that a drop is given today. */
  accountOf(place: AccountPlace): LocalSigner
  /** The account of a drop whose address the chain names, from the seed of today or a former one; undefined where it is nobody's. */
  find(place: AccountPlace, address: Address): LocalSigner | undefined
  /** Every account that a drop may have, today's first. */
  allOf(place: AccountPlace): LocalSigner[]
  /** Tells seeds apart and says nothing of them: of the seed of today, and of the former ones. */
  readonly fingerprint: string
  readonly formerFingerprints: readonly string[]
}

const salt = 'slotdrop/operator/v1'
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

function derive(seed: Uint8Array, info: string, length: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', seed, salt, info, length))
}

/** 48 bytes for a number of 32: what is left over of the division favours no key. */
function keyOf(seed: Uint8Array, { chainId, dropId }: AccountPlace): Hex {
  const wide = bytesToBigInt(derive(seed, `account/${chainId}/${dropId.toLowerCase()}`, 48))
  return numberToHex((wide % (order - 1n)) + 1n, { size: 32 })
}

function fingerprintOf(seed: Uint8Array): string {
  return Buffer.from(derive(seed, 'fingerprint', 8)).toString('hex')
}

/** Makes the accounts of a seed: HKDF with SHA-256 over chain id and drop id. Former seeds still open the purses they were used for. */
export function createKeyring(seed: Uint8Array, former: readonly Uint8Array[] = []): Keyring {
  const seeds = [seed, ...former]
  const open = (from: Uint8Array, place: AccountPlace): LocalSigner => privateKeyToAccount(keyOf(from, place))
  const allOf = (place: AccountPlace) => seeds.map((each) => open(each, place))
  return {
    accountOf: (place) => open(seed, place),
    find: (place, address) => allOf(place).find((account) => isAddressEqual(account.address, address)),
    allOf,
    fingerprint: fingerprintOf(seed),
    formerFingerprints: former.map(fingerprintOf),
  }
}
