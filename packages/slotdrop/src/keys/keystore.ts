import {
  type BinaryLike,
  createCipheriv,
  createDecipheriv,
  pbkdf2,
  randomBytes,
  randomUUID,
  scrypt,
  timingSafeEqual,
} from 'node:crypto'
import { promisify } from 'node:util'
import { sentence } from '@slotdrop/messages'
import { bytesToHex, concatBytes, type Hex, hexToBytes, keccak256 } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { FileError } from '../errors.ts'
import * as messages from '../messages.generated.ts'

type ScryptParameters = { readonly n: number; readonly r: number; readonly p: number; readonly dklen: number }

/** Cost of a new keystore: that of geth, 256 MB and about a second. */
const cost = { n: 2 ** 18, r: 8, p: 1, dklen: 32 } as const

/** Memory that a keystore may ask for: a file must not stop the machine. */
const maxMemory = 2 ** 30

const scryptAsync = promisify(
  (
    password: BinaryLike,
    salt: BinaryLike,
    { n, r, p, dklen }: ScryptParameters,
    done: (error: Error | null, key: Buffer) => void,
  ) => scrypt(password, salt, dklen, { N: n, r, p, maxmem: 129 * n * r + 2 ** 20 }, done),
)
const pbkdf2Async = promisify(pbkdf2)

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  // Sound: fields are unknown until they are looked at.
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function lowerCased(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
}

function bytesOf(value: unknown): Uint8Array | undefined {
  // Sound: the expression is that of whole bytes in hex.
  return typeof value === 'string' && /^(0x)?([0-9a-fA-F]{2})*$/.test(value)
    ? hexToBytes(value.startsWith('0x') ? (value as Hex) : `0x${value}`)
    : undefined
}

async function deriveKey(kdf: unknown, parameters: Fields, password: string): Promise<Uint8Array | undefined> {
  const salt = bytesOf(parameters['salt'])
  // Sound: each is looked at below before it is used.
  const { n, r, p, c, dklen } = parameters as Readonly<Record<string, unknown>> & Partial<Record<string, number>>
  if (salt === undefined || dklen !== 32) return undefined
  const secret = new TextEncoder().encode(password.normalize('NFKC'))
  if (kdf === 'scrypt' && Number.isInteger(n) && Number.isInteger(r) && Number.isInteger(p)) {
    const [cpu = 0, block = 0, parallel = 0] = [n, r, p]
    // The second is a limit of scrypt itself (RFC 7914).
    if (cpu * block * 128 > maxMemory || cpu >= 2 ** (16 * block)) return undefined
    return scryptAsync(secret, salt, { n: cpu, r: block, p: parallel, dklen })
  }
  if (kdf === 'pbkdf2' && Number.isInteger(c) && parameters['prf'] === 'hmac-sha256')
    return pbkdf2Async(secret, salt, c ?? 0, dklen, 'sha256')
  return undefined
}

/**
 * Encrypts a key as a keystore of version 3 (Web3 Secret Storage), which wallets and nodes read too.
 *
 * @param key 32 bytes
 */
export async function encryptKeystore(key: Hex, password: string): Promise<string> {
  const [salt, iv] = [randomBytes(32), randomBytes(16)]
  const derived = await scryptAsync(new TextEncoder().encode(password.normalize('NFKC')), salt, cost)
  const cipher = createCipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  const ciphertext = Uint8Array.from([...cipher.update(hexToBytes(key)), ...cipher.final()])
  const plain = (bytes: Uint8Array) => bytesToHex(bytes).slice(2)
  return `${JSON.stringify(
    {
      version: 3,
      id: randomUUID(),
      address: privateKeyToAddress(key).slice(2).toLowerCase(),
      crypto: {
        cipher: 'aes-128-ctr',
        cipherparams: { iv: plain(iv) },
        ciphertext: plain(ciphertext),
        kdf: 'scrypt',
        kdfparams: { ...cost, salt: plain(salt) },
        mac: keccak256(concatBytes([derived.subarray(16, 32), ciphertext])).slice(2),
      },
    },
    null,
    2,
  )}\n`
}

/**
 * Decrypts a keystore of version 3.
 *
 * @param path of the file, for what is said of it
 * @throws FileError for a file that is none, and for a wrong password
 */
export async function decryptKeystore(json: string, password: string, path: string): Promise<Hex> {
  const unreadable = (cause?: unknown): never => {
    throw new FileError(sentence(messages.keystoreUnreadable, { path }), path, cause)
  }
  let file: Fields = {}
  try {
    file = lowerCased(fieldsOf(JSON.parse(json)))
  } catch (error) {
    unreadable(error)
  }
  const crypto = lowerCased(fieldsOf(file['crypto']))
  const ciphertext = bytesOf(crypto['ciphertext'])
  const iv = bytesOf(fieldsOf(crypto['cipherparams'])['iv'])
  const mac = bytesOf(crypto['mac'])
  const derived = await deriveKey(crypto['kdf'], fieldsOf(crypto['kdfparams']), password)
  const isKnown = file['version'] === 3 && crypto['cipher'] === 'aes-128-ctr'
  if (!isKnown || ciphertext?.length !== 32 || iv?.length !== 16 || mac?.length !== 32 || derived === undefined)
    return unreadable()
  const expected = keccak256(concatBytes([derived.subarray(16, 32), ciphertext]), 'bytes')
  if (!timingSafeEqual(expected, mac)) throw new FileError(sentence(messages.passwordWrong, { path }), path)
  const decipher = createDecipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  return bytesToHex(Uint8Array.from([...decipher.update(ciphertext), ...decipher.final()]))
}
