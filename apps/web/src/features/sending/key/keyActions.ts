import {
  type ChainClient,
  hasCode,
  isContractAccount,
  type SenderWallet,
  sendingKeyTypedData,
} from '@slotdrop/delivery'
import type { Address, Hex, Manifest } from '@slotdrop/drops'
import { numberToHex } from 'viem'
import { signTypedData } from '../../../chain/signTypedData.ts'
import { download } from '../../../components/download.ts'
import { keyPlace } from '../../../device/deviceKeys.ts'
import type { KeyState, RecoveredKey, SignedTwice } from '../../../workers/sending/createKeyVault.ts'
import { KeyNotKeptError } from '../../../workers/sending/KeyNotKeptError.ts'
import { withKeyWorker } from './sendingKeyQuery.ts'

/** A key that this device can open. */
type MadeKey = Extract<KeyState, { status: 'made' }>

/** The drop of a key, and who signs for it. */
export type KeyOwner = {
  readonly manifest: Pick<Manifest, 'dropId' | 'terms'>
  readonly wallet: SenderWallet
  readonly chain: ChainClient | undefined
}

/** Codes of EIP-1193 and JSON-RPC for a method that the wallet does not have. */
const unsupported = [4200, -32_601, -32_004]
/** Characters of a 65-byte signature in hex. Longer ones are of contract accounts, and derive nothing. */
const maxLength = 132

/** Only a browser that is asked keeps what it has where it runs out of space; one that refuses keeps it as before. */
async function askToPersist() {
  await navigator.storage?.persist?.().catch(() => false)
}

/** Restores the class of an error, of which only the name and the text cross threads. */
function rethrow(error: unknown): never {
  throw error instanceof Error && error.name === 'KeyNotKeptError' ? new KeyNotKeptError(error) : error
}

function placeOf({ manifest: { dropId, terms } }: KeyOwner): string {
  return keyPlace({ chainId: terms.chainId, dropId })
}

function requestOf({ manifest: { dropId, terms } }: KeyOwner) {
  return { chainId: terms.chainId, dropId, sender: terms.sender, site: location.origin }
}

function sign(owner: KeyOwner): Promise<Hex> {
  return signTypedData(owner.wallet, owner.manifest.terms.sender, sendingKeyTypedData(requestOf(owner)))
}

/** Two signatures; undefined for an account or a wallet that cannot sign what a key is derived from. */
async function signTwice(owner: KeyOwner): Promise<SignedTwice | undefined> {
  const { manifest, chain } = owner
  if (chain && (await isContractAccount(chain, manifest.terms.sender))) return undefined
  try {
    const first = await sign(owner)
    return first.length > maxLength ? undefined : { request: requestOf(owner), signatures: [first, await sign(owner)] }
  } catch (error) {
    if (hasCode(error, unsupported)) return undefined
    throw error
  }
}

/**
 * Makes the key of a drop, or returns the one that is there; a lost one is replaced. The wallet signs twice, unless it cannot.
 *
 * @throws KeyNotKeptError
 * @throws what the wallet throws
 */
export async function createKey(owner: KeyOwner): Promise<MadeKey> {
  const place = placeOf(owner)
  const known = await withKeyWorker((client) => client.ask('inspect', place))
  const signed = known.status === 'made' ? undefined : await signTwice(owner)
  const made = await withKeyWorker((client) => client.ask('create', { place, signed })).catch(rethrow)
  if (made.status !== 'made') throw new KeyNotKeptError()
  void askToPersist()
  return made
}

/** Keeps a key if it is the operator, or a former key of the drop that still holds gas money. */
async function keepFound(
  { chain }: KeyOwner,
  operator: Address,
  keep: (accounts: readonly Address[]) => Promise<RecoveredKey>,
): Promise<RecoveredKey> {
  const found = await keep([operator]).catch(rethrow)
  const { address, isKept } = found
  const isFormer = !isKept && chain !== undefined && (await chain.getBalance({ address })) > 0n
  return isFormer ? keep([address]).catch(rethrow) : found
}

/** Has the wallet derive a key again. @throws what the wallet throws */
export async function recoverKey(owner: KeyOwner, operator: Address): Promise<RecoveredKey> {
  const { chainId } = owner.manifest.terms
  // Wallets sign typed data of the chain alone that they are on.
  if ((await owner.wallet.chainId()) !== chainId)
    await owner.wallet.request?.('wallet_switchEthereumChain', [{ chainId: numberToHex(chainId) }])
  const signature = await sign(owner)
  const place = placeOf(owner)
  return keepFound(owner, operator, (accounts) =>
    withKeyWorker((client) => client.ask('recover', { place, signature, accounts })),
  )
}

/** Restores a key from its backup. @throws BackupNotOpenedError, by its name and words */
export async function restoreKey(
  owner: KeyOwner,
  operator: Address,
  { file, password }: { readonly file: Blob; readonly password: string },
): Promise<RecoveredKey> {
  const backup = await file.text()
  const place = placeOf(owner)
  return keepFound(owner, operator, (accounts) =>
    withKeyWorker((client) => client.ask('restore', { place, backup, password, accounts })),
  )
}

/** Downloads a backup that only the password opens. */
export async function backUpKey(owner: KeyOwner, password: string): Promise<void> {
  const place = placeOf(owner)
  await withKeyWorker(async (client) => {
    const text = await client.ask('backUp', { place, password })
    download(`sending-key-${owner.manifest.dropId.slice(2, 10)}.json`, text, 'application/json')
    await client.ask('noteBackup', place)
  })
}
