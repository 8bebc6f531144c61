import { inspect } from 'node:util'
import { connect, startAnvil, testAccount, type Anvil, type LocalClient } from '@slotdrop/testing'
import {
  concatHex,
  createClient,
  custom,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  getContractAddress,
  hashMessage,
  http,
  keccak256,
  numberToHex,
  parseSignature,
  serializeErc6492Signature,
  serializeSignature,
  signatureToCompactSignature,
  serializeCompactSignature,
  zeroHash,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Auth } from '../src/server/index.ts'
import { compileWallets, type Compiled } from './compileWallets.ts'
import { alice, bob, createBrowser, makeAuth, minutes, readAnswer } from './makeAuth.ts'
import { writeMessage } from './messages.ts'

const chainId = 31337
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

let anvil: Anvil
let node: LocalClient
let wallets: Record<string, Compiled>
let auth: Auth
let pass: (ms: number) => void
const calls: string[] = []

beforeAll(async () => {
  anvil = await startAnvil()
  node = connect(anvil.rpcUrl)
  wallets = compileWallets()
  const transport = http(anvil.rpcUrl, { retryCount: 0 })({})
  const client = createClient({
    transport: custom({
      request: ({ method, params }) => {
        calls.push(method)
        return transport.request({ method, params })
      },
    }),
  })
  const made = makeAuth({ getClient: (id) => (id === chainId ? client : undefined) })
  auth = made.auth
  pass = made.pass
})
afterAll(() => anvil.stop())

function getWallet(name: string): Compiled {
  const wallet = wallets[name]
  if (!wallet) throw new Error(`no ${name}`)
  return wallet
}

async function deploy(name: string, args: readonly unknown[] = []): Promise<Address> {
  const hash = await node.deployContract({ ...getWallet(name), args })
  const { contractAddress } = await node.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${name} was not deployed`)
  return getAddress(contractAddress)
}

/** Signs in as an address with whatever signature is made of the message. */
async function attempt(address: Address, sign: (message: string) => Promise<Hex> | Hex) {
  const browser = createBrowser(auth)
  const nonce = await browser.getNonce()
  // The clock of these tests moves.
  const issuedAt = ((await (await browser.request('nonce')).json()) as { issuedAt: string }).issuedAt
  const message = writeMessage({ address, nonce, chainId, issuedAt })
  return readAnswer(await browser.verify(message, await sign(message)))
}

function by(signer: typeof alice) {
  return (message: string) => signer.signMessage({ message })
}

const eoa = { status: 200, session: { accountType: 'eoa' } }
const contract = { status: 200, session: { accountType: 'contract' } }
const refused = { status: 401, code: 'SIGNATURE_INVALID', message: 'Error verifying signature, please retry!' }

describe('accounts with a key, without a call to any chain', { tags: ['S2'] }, () => {
  const variants: [string, (signature: Hex) => Hex][] = [
    ['as wallets send it', (signature) => signature],
    [
      'with v of 0 or 1',
      (signature) =>
        concatHex([
          `0x${signature.slice(2, 130)}`,
          numberToHex(Number(parseSignature(signature).yParity), { size: 1 }),
        ]),
    ],
    [
      'compact (EIP-2098)',
      (signature) => serializeCompactSignature(signatureToCompactSignature(parseSignature(signature))),
    ],
    ['in upper case', (signature) => `0x${signature.slice(2).toUpperCase()}`],
  ]
  test.each(variants)('%s', async (_, change) => {
    calls.length = 0
    expect(await attempt(alice.address, async (message) => change(await by(alice)(message)))).toMatchObject(eoa)
    expect(calls).toEqual([])
  })

  test.each([1, 2, 3, 4, 5, 6])('with any nonce: parity differs from message to message (%i)', async () => {
    for (const [, change] of variants) {
      expect(await attempt(alice.address, async (message) => change(await by(alice)(message)))).toMatchObject(eoa)
    }
  })
})

describe('signatures of accounts with a key that are refused', { tags: ['S2'] }, () => {
  const spoil: [string, (signature: Hex) => Hex][] = [
    [
      'the high-s twin',
      (signature) => {
        const { r, s, yParity } = parseSignature(signature)
        return serializeSignature({
          r,
          s: numberToHex(order - BigInt(s), { size: 32 }),
          yParity: yParity === 0 ? 1 : 0,
        })
      },
    ],
    ['an empty one', () => '0x'],
    ['one byte', () => '0x1b'],
    ['64 bytes of another', () => `0x${'12'.repeat(64)}`],
    ['zeros', () => `0x${'00'.repeat(65)}`],
    ['r of the order', (signature) => concatHex([numberToHex(order, { size: 32 }), `0x${signature.slice(66)}`])],
    ['s of zero', (signature) => concatHex([`0x${signature.slice(2, 66)}`, numberToHex(0, { size: 32 }), '0x1b'])],
    ['v of 29', (signature) => `0x${signature.slice(2, 130)}1d`],
    ['v of 37 (EIP-155)', (signature) => `0x${signature.slice(2, 130)}25`],
    ['one bit changed', (signature) => `0x${(BigInt(signature) ^ (1n << 300n)).toString(16).padStart(130, '0')}`],
    ['one byte too many', (signature) => `${signature}00`],
    ['twice', (signature) => concatHex([signature, signature])],
    ['the ERC-6492 suffix alone', () => `0x${'6492'.repeat(16)}`],
  ]
  test.each(spoil)('%s', async (_, change) => {
    expect(await attempt(alice.address, async (message) => change(await by(alice)(message)))).toMatchObject(refused)
  })

  test('another signer’s', async () => {
    expect(await attempt(alice.address, by(bob))).toMatchObject(refused)
  })

  test('one over the bare text, without the prefix of EIP-191', async () => {
    const sign = (message: string) => alice.sign({ hash: keccak256(new TextEncoder().encode(message)) })
    expect(await attempt(alice.address, sign)).toMatchObject(refused)
  })

  test('one of another message', async () => {
    expect(await attempt(alice.address, () => alice.signMessage({ message: writeMessage() }))).toMatchObject(refused)
  })
})

describe('contract accounts', { tags: ['S2'] }, () => {
  test('ERC-1271 with 65 bytes', async () => {
    const account = await deploy('OneOwner', [alice.address])
    expect(await attempt(account, by(alice))).toMatchObject(contract)
    expect(await attempt(account, by(bob))).toMatchObject(refused)
  })

  test('ERC-1271 with 130 bytes', async () => {
    const account = await deploy('TwoOwners', [alice.address, bob.address])
    const both = async (message: string) => concatHex([await by(alice)(message), await by(bob)(message)])
    expect(await attempt(account, both)).toMatchObject(contract)
    const swapped = async (message: string) => concatHex([await by(bob)(message), await by(alice)(message)])
    expect(await attempt(account, swapped)).toMatchObject(refused)
  })

  test('signed on chain, as a Safe does: 0x', async () => {
    const account = await deploy('SignedOnChain')
    const { abi } = getWallet('SignedOnChain')
    const sign = async (message: string): Promise<Hex> => {
      const hash = await node.writeContract({
        address: account,
        abi,
        functionName: 'sign',
        args: [hashMessage(message)],
      })
      await node.waitForTransactionReceipt({ hash })
      return '0x'
    }
    expect(await attempt(account, sign)).toMatchObject(contract)
    expect(await attempt(account, () => '0x')).toMatchObject(refused)
  })

  test('a revoked owner signs for nobody', async () => {
    const account = await deploy('OneOwner', [alice.address])
    const hash = await node.writeContract({ address: account, abi: getWallet('OneOwner').abi, functionName: 'revoke' })
    await node.waitForTransactionReceipt({ hash })
    expect(await attempt(account, by(alice))).toMatchObject(refused)
  })

  test('ERC-6492, not deployed and deployed', async () => {
    const factory = await deploy('Factory')
    const { abi, bytecode } = getWallet('OneOwner')
    expect(abi.length).toBeGreaterThan(0)
    const initCode = concatHex([bytecode, encodeAbiParameters([{ type: 'address' }], [alice.address])])
    const account = getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode: initCode })
    const data = encodeFunctionData({
      abi: getWallet('Factory').abi,
      functionName: 'make',
      args: [alice.address, zeroHash],
    })
    const wrap = (signer: typeof alice) => async (message: string) =>
      serializeErc6492Signature({ address: factory, data, signature: await by(signer)(message) })
    expect(await attempt(account, wrap(bob))).toMatchObject(refused)
    expect(await attempt(account, wrap(alice))).toMatchObject(contract)
    const hash = await node.sendTransaction({ to: factory, data })
    await node.waitForTransactionReceipt({ hash })
    expect(await attempt(account, wrap(alice))).toMatchObject(contract)
    expect(await attempt(account, by(alice))).toMatchObject(contract)
    expect(await attempt(account, wrap(bob))).toMatchObject(refused)
  })

  test('ERC-6492 whose factory makes another account', async () => {
    const factory = await deploy('Factory')
    const data = encodeFunctionData({
      abi: getWallet('Factory').abi,
      functionName: 'make',
      args: [bob.address, zeroHash],
    })
    const sign = async (message: string) =>
      serializeErc6492Signature({ address: factory, data, signature: await by(bob)(message) })
    expect(await attempt(alice.address, sign)).toMatchObject(refused)
  })

  test.each(['Reverts', 'KnowsNothing'])(
    'EIP-7702: a key signs for itself, whatever its delegate (%s)',
    async (name) => {
      const key = privateKeyToAccount(keccak256(new TextEncoder().encode(name)))
      await delegate(key, await deploy(name))
      expect(await attempt(key.address, by(key))).toMatchObject(eoa)
      expect(await attempt(key.address, by(bob))).toMatchObject(refused)
    },
  )

  test('EIP-7702: a delegate may sign for it too', async () => {
    const key = privateKeyToAccount(keccak256(new TextEncoder().encode('delegated')))
    const delegateAddress = await deploy('SignedOnChain')
    await delegate(key, delegateAddress)
    const { abi } = getWallet('SignedOnChain')
    const sign = async (message: string): Promise<Hex> => {
      const hash = await node.writeContract({
        address: key.address,
        abi,
        functionName: 'sign',
        args: [hashMessage(message)],
      })
      await node.waitForTransactionReceipt({ hash })
      return '0x'
    }
    expect(await attempt(key.address, sign)).toMatchObject(contract)
  })

  test.each([
    'Reverts',
    'AnswersShort',
    'AnswersTrue',
    'AnswersMagicAndMore',
    'BurnsGas',
    'ReturnsMuch',
    'KnowsNothing',
  ])('%s: refused, by its own rule and through ERC-6492', { tags: ['T6'] }, async (name) => {
    const account = await deploy(name)
    expect(await attempt(account, by(alice))).toMatchObject(refused)
    expect(await attempt(account, () => '0x')).toMatchObject(refused)
    const wrap = async (message: string) =>
      serializeErc6492Signature({ address: account, data: '0x', signature: await by(alice)(message) })
    expect(await attempt(account, wrap)).toMatchObject(refused)
  })
})

async function delegate(key: typeof alice, contractAddress: Address): Promise<void> {
  const authorization = await key.signAuthorization({ contractAddress, chainId, nonce: 0 })
  const hash = await node.sendTransaction({ to: testAccount(1).address, authorizationList: [authorization] })
  await node.waitForTransactionReceipt({ hash })
  expect(await node.getCode({ address: key.address })).toBe(concatHex(['0xef0100', contractAddress]).toLowerCase())
}

describe('how long a signature may take', () => {
  const hour = 60 * 60_000
  const framed = { headers: { 'x-embedded': '1' } }

  /** Signs in with a message that was signed so long after its nonce was given. */
  async function signLate(address: Address, afterMs: number, where: Parameters<typeof createBrowser>[1] = framed) {
    const client = createClient({ transport: http(anvil.rpcUrl, { retryCount: 0 }) })
    const late = makeAuth({ getClient: () => client, config: { isEmbeddable: true } })
    const browser = createBrowser(late.auth, where)
    const message = writeMessage({ address, chainId, nonce: await browser.getNonce() })
    const signature = await by(alice)(message)
    late.pass(afterMs)
    return readAnswer(await browser.verify(message, signature))
  }

  test('in the frame of Safe’s app its owners have a day: they sign one after another', async () => {
    const account = await deploy('OneOwner', [alice.address])
    expect(await signLate(account, 23 * hour)).toMatchObject(contract)
    expect(await signLate(account, 24 * hour)).toMatchObject({ status: 401, code: 'NONCE_EXPIRED' })
  })

  test('a key alone has ten minutes, whatever it says of a frame; and so has a contract outside of one', async () => {
    expect(await signLate(alice.address, hour / 10)).toMatchObject(eoa)
    expect(await signLate(alice.address, hour / 6)).toMatchObject({ status: 401, code: 'NONCE_EXPIRED' })
    const account = await deploy('OneOwner', [alice.address])
    expect(await signLate(account, hour / 6, {})).toMatchObject({ status: 401, code: 'NONCE_EXPIRED' })
  })
})

describe('the session of a contract account', { tags: ['S8', 'S9'] }, () => {
  test('says its chain and type, and ends after an hour', async () => {
    const account = await deploy('OneOwner', [alice.address])
    const browser = createBrowser(auth)
    const message = writeMessage({ address: account, chainId, nonce: await browser.getNonce() })
    const { session } = await readAnswer(await browser.verify(message, await by(alice)(message)))
    expect(session).toEqual({ address: account, chainId, accountType: 'contract', expiresAt: minutes(60) })
    pass(60 * 60_000)
    expect(await browser.whoAmI()).toBeNull()
  })
})

describe('the chain of a contract account does not answer', { tags: ['S13'] }, () => {
  const unavailable = { status: 503, code: 'CHAIN_UNAVAILABLE', message: 'Error verifying signature, please retry!' }
  const withRpc = (request: (method: string) => Promise<unknown>) => {
    const client = createClient({ transport: custom({ request: ({ method }) => request(method) }, { retryCount: 0 }) })
    return makeAuth({ getClient: () => client, config: { rpcTimeoutMs: 100 } }).auth
  }
  const ask = async (made: Auth, signer = bob) => {
    const browser = createBrowser(made)
    const message = writeMessage({ address: alice.address, chainId, nonce: await browser.getNonce() })
    return readAnswer(await browser.verify(message, await by(signer)(message)))
  }

  test('not at all', async () => {
    expect(await ask(withRpc(() => new Promise(() => {})))).toMatchObject(unavailable)
  })

  test('with an error', async () => {
    expect(await ask(withRpc(() => Promise.reject(new TypeError('fetch failed'))))).toMatchObject(unavailable)
  })

  test('after it said that there is a contract', async () => {
    const request = (method: string) =>
      method === 'eth_getCode' ? Promise.resolve('0x60') : Promise.reject(new TypeError('fetch failed'))
    expect(await ask(withRpc(request))).toMatchObject(unavailable)
  })

  test('with a limit of calls', async () => {
    const limit = Object.assign(new Error('limit exceeded'), { code: -32005 })
    const request = (method: string) => (method === 'eth_getCode' ? Promise.resolve('0x60') : Promise.reject(limit))
    expect(await ask(withRpc(request))).toMatchObject(unavailable)
  })

  test('what is told of it names neither the RPC nor the signature', async () => {
    const transport = http('http://127.0.0.1:9/secret-key', { retryCount: 0 })
    const { auth: broken, events } = makeAuth({ getClient: () => createClient({ transport }) })
    await ask(broken)
    expect(events).toHaveLength(1)
    const text = inspect(events, { depth: 20 })
    expect(text).toContain('HttpRequestError')
    expect(text).not.toMatch(/secret-key|127\.0\.0\.1|0x[0-9a-f]{64}/i)
  })

  test('and an account with a key does not care', async () => {
    expect(
      await ask(
        withRpc(() => Promise.reject(new TypeError('fetch failed'))),
        alice,
      ),
    ).toMatchObject(eoa)
  })
})

test('the first account of the tests is no contract', async () => {
  expect(await node.getCode({ address: testAccount(0).address })).toBeUndefined()
})
