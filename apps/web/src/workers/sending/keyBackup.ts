import { type Address, hexToBytes, type Hex, bytesToHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { BackupNotOpenedError } from './BackupNotOpenedError.ts'

const format = 'slotdrop sending key backup 1'
/** OWASP's figure for PBKDF2 with SHA-256 (Password Storage Cheat Sheet, 2023). */
const iterations = 600_000

type Backup = {
  readonly format: string
  /** Chain and drop: `31337/0x…`. */
  readonly place: string
  readonly address: Address
  readonly iterations: number
  readonly salt: Hex
  readonly iv: Hex
  readonly sealed: Hex
}

function fromHex(hex: Hex): Uint8Array<ArrayBuffer> {
  // Sound: a new array has a buffer of its own.
  return hexToBytes(hex) as Uint8Array<ArrayBuffer>
}

async function deriveLock(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const text = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(parameters, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

function contextOf({ place, address }: Pick<Backup, 'place' | 'address'>) {
  return new TextEncoder().encode(`${format}/${place}/${address}`)
}

/** Encrypts a key as the text of a file. */
export async function sealKeyBackup(
  { place, address, bytes }: { readonly place: string; readonly address: Address; readonly bytes: BufferSource },
  passphrase: string,
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = contextOf({ place, address })
  const lock = await deriveLock(passphrase, salt)
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, lock, bytes))
  const hex = { salt: bytesToHex(salt), iv: bytesToHex(iv), sealed: bytesToHex(sealed) }
  return `${JSON.stringify({ format, place, address, iterations, ...hex } satisfies Backup, undefined, 2)}\n`
}

/** Decrypts the key of a drop. @throws BackupNotOpenedError for a file of another drop, no backup, or a wrong passphrase */
export async function openKeyBackup(place: string, text: string, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // Sound: whatever is not as it should be fails below, at the latest when it is decrypted.
    const backup = JSON.parse(text) as Backup
    if (backup.format !== format || backup.place !== place) throw new BackupNotOpenedError('other-drop')
    const lock = await deriveLock(passphrase, fromHex(backup.salt))
    const parameters = { name: 'AES-GCM', iv: fromHex(backup.iv), additionalData: contextOf(backup) }
    const bytes = new Uint8Array(await crypto.subtle.decrypt(parameters, lock, fromHex(backup.sealed)))
    if (privateKeyToAddress(bytesToHex(bytes)) === backup.address) return bytes
    throw new BackupNotOpenedError('not-opened')
  } catch (error) {
    throw error instanceof BackupNotOpenedError ? error : new BackupNotOpenedError('not-opened')
  }
}
