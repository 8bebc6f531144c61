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

async function deriveLock(password: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const text = new TextEncoder().encode(password.normalize('NFKC'))
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
  password: string,
): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const additionalData = contextOf({ place, address })
  const lock = await deriveLock(password, salt)
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, lock, bytes))
  const hex = { salt: bytesToHex(salt), iv: bytesToHex(iv), sealed: bytesToHex(sealed) }
  return `${JSON.stringify({ format, place, address, iterations, ...hex } satisfies Backup, undefined, 2)}\n`
}

/** Parses the text of a backup file. @throws BackupNotOpenedError */
function parseBackup(text: string): Backup {
  try {
    // Sound: fields that are missing or of another type fail when they are decoded or decrypted.
    const backup = JSON.parse(text) as Backup | null
    if (backup?.format === format) return backup
  } catch {
    // Not JSON.
  }
  throw new BackupNotOpenedError('no-backup')
}

/** Decrypts the key of a drop. @throws BackupNotOpenedError for a file of another drop, no backup, or a wrong password */
export async function openKeyBackup(place: string, text: string, password: string): Promise<Uint8Array<ArrayBuffer>> {
  const backup = parseBackup(text)
  if (backup.place !== place) throw new BackupNotOpenedError('other-drop')
  let bytes: Uint8Array<ArrayBuffer> | undefined
  try {
    const lock = await deriveLock(password, fromHex(backup.salt))
    const parameters = { name: 'AES-GCM', iv: fromHex(backup.iv), additionalData: contextOf(backup) }
    bytes = new Uint8Array(await crypto.subtle.decrypt(parameters, lock, fromHex(backup.sealed)))
    if (privateKeyToAddress(bytesToHex(bytes)) === backup.address) return bytes
  } catch {
    // A wrong password and a changed file look the same.
  }
  bytes?.fill(0)
  throw new BackupNotOpenedError('not-opened')
}
