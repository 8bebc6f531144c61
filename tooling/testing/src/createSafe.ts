import {
  type Address,
  concatHex,
  encodeFunctionData,
  encodePacked,
  hashMessage,
  hashTypedData,
  type Hex,
  parseAbi,
  parseEventLogs,
  size,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { LocalClient } from './connect.ts'
import { readSafeBytecode } from './safeBytecode.ts'

const safeAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function nonce() view returns (uint256)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
])
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
  'event ProxyCreation(address indexed proxy, address singleton)',
])
const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])

/** What a Safe is asked to do. */
export type SafeCall = { readonly to: Address; readonly data?: Hex | undefined; readonly value?: bigint | undefined }

/** What Safe's service tells of a proposal. */
export type SafeProposalStatus = 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'SUCCESS' | 'FAILED' | 'CANCELLED'

type Content = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** 0 a call, 1 a call with the Safe's own storage. */
  readonly operation: 0 | 1
}

type Proposal = Content & {
  readonly nonce: bigint
  readonly calls: readonly SafeCall[]
  readonly signatures: Map<Address, Hex>
  /** Hash of the transaction that executed it. */
  hash?: Hex
}

function packCalls(calls: readonly SafeCall[]): Hex {
  return concatHex(
    calls.map(({ to, value = 0n, data = '0x' }) =>
      encodePacked(['uint8', 'address', 'uint256', 'uint256', 'bytes'], [0, to, value, BigInt(size(data)), data]),
    ),
  )
}

/** What owners signed, in the order in which a Safe reads it. */
function joinSignatures(signatures: ReadonlyMap<Address, Hex>): Hex {
  const ordered = [...signatures].toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  return concatHex(ordered.map(([, signature]) => signature))
}

async function deploy(client: LocalClient, name: Parameters<typeof readSafeBytecode>[0]): Promise<Address> {
  const hash = await client.sendTransaction({ data: readSafeBytecode(name), gas: 8_000_000n })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${name} could not be deployed.`)
  return contractAddress
}

/** Where Safe's `MultiSendCallOnly` of this version is on each of its networks, and so here. */
const multiSend: Address = '0xA83c336B20401Af773B6219BA5027174338D1836'

async function placeMultiSend(client: LocalClient): Promise<void> {
  const bytecode = await client.getCode({ address: await deploy(client, 'MultiSendCallOnly') })
  if (!bytecode) throw new Error('MultiSendCallOnly has no code.')
  await client.setCode({ address: multiSend, bytecode })
}

async function deployProxy(client: LocalClient, owners: readonly PrivateKeyAccount[], threshold: number) {
  const [singleton, factory] = [await deploy(client, 'Safe'), await deploy(client, 'SafeProxyFactory')]
  const handler = await deploy(client, 'CompatibilityFallbackHandler')
  const accounts = owners.map(({ address }) => address)
  const initializer = encodeFunctionData({
    abi: safeAbi,
    functionName: 'setup',
    args: [accounts, BigInt(threshold), zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress],
  })
  const hash = await client.writeContract({
    abi: factoryAbi,
    address: factory,
    functionName: 'createProxyWithNonce',
    args: [singleton, initializer, 0n],
  })
  const { logs } = await client.waitForTransactionReceipt({ hash })
  const [created] = parseEventLogs({ abi: factoryAbi, eventName: 'ProxyCreation', logs })
  if (!created) throw new Error('No Safe was created.')
  return created.args.proxy
}

/** Safe's own contracts on a local chain, with three owners of whom two must sign; proposals are kept as Safe's service keeps them. */
export async function createSafe(client: LocalClient) {
  const owners = Array.from({ length: 3 }, () => privateKeyToAccount(generatePrivateKey()))
  const threshold = 2
  const address = await deployProxy(client, owners, threshold)
  await placeMultiSend(client)
  const proposals = new Map<Hex, Proposal>()
  const readNonce = () => client.readContract({ abi: safeAbi, address, functionName: 'nonce' })
  const find = (safeTxHash: Hex) => {
    const found = proposals.get(safeTxHash)
    if (!found) throw new Error(`There is no proposal ${safeTxHash}.`)
    return found
  }
  /** What is signed and executed of a proposal: nobody is refunded, and a call that fails fails the transaction. */
  const argsOf = ({ to, value, data, operation }: Content) =>
    [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress] as const
  const hashOf = (content: Content, nonce: bigint): Promise<Hex> =>
    client.readContract({
      abi: safeAbi,
      address,
      functionName: 'getTransactionHash',
      args: [...argsOf(content), nonce],
    })
  const keep = async (proposal: Proposal): Promise<Hex> => {
    const safeTxHash = await hashOf(proposal, proposal.nonce)
    proposals.set(safeTxHash, proposal)
    return safeTxHash
  }
  const nextNonce = async () =>
    [...proposals.values()].reduce((next, { nonce }) => (nonce >= next ? nonce + 1n : next), await readNonce())
  const toCall = (calls: readonly SafeCall[]): Content => {
    const [first] = calls
    if (calls.length === 1 && first)
      return { to: first.to, value: first.value ?? 0n, data: first.data ?? '0x', operation: 0 }
    const data = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [packCalls(calls)] })
    return { to: multiSend, value: 0n, data, operation: 1 }
  }
  const confirm = async (safeTxHash: Hex, owner: number) => {
    const account = owners[owner]
    if (!account) throw new Error(`There is no owner ${owner}.`)
    find(safeTxHash).signatures.set(account.address, await account.sign({ hash: safeTxHash }))
  }
  const messages = new Map<Hex, { readonly message: string; readonly signatures: Map<Address, Hex> }>()
  const messageOf = async (message: string) =>
    ({
      domain: { chainId: await client.getChainId(), verifyingContract: address },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: hashMessage(message) },
    }) as const
  const messageHashOf = async (message: string): Promise<Hex> => hashTypedData(await messageOf(message))
  const confirmMessage = async (hash: Hex, owner: number) => {
    const [account, proposed] = [owners[owner], messages.get(hash)]
    if (!account || !proposed) throw new Error(`There is no owner ${owner}, or no message ${hash}.`)
    proposed.signatures.set(account.address, await account.signTypedData(await messageOf(proposed.message)))
  }
  const execute = async (safeTxHash: Hex): Promise<Hex> => {
    const proposal = find(safeTxHash)
    const hash = await client.writeContract({
      abi: safeAbi,
      address,
      functionName: 'execTransaction',
      args: [...argsOf(proposal), joinSignatures(proposal.signatures)],
    })
    await client.waitForTransactionReceipt({ hash })
    proposal.hash = hash
    return hash
  }
  return {
    address,
    owners: owners.map(({ address: account }) => account),
    threshold,
    /** What the Safe's own contract computes: nothing of it is ours. */
    hashOf,
    readNonce,
    proposals: proposals as ReadonlyMap<Hex, Pick<Proposal, 'calls' | 'hash' | 'nonce'>>,
    /** Proposed by the first owner, who signs with it. */
    async propose(calls: readonly SafeCall[]): Promise<Hex> {
      const proposal = { ...toCall(calls), nonce: await nextNonce(), calls, signatures: new Map() }
      const safeTxHash = await keep(proposal)
      await confirm(safeTxHash, 0)
      return safeTxHash
    },
    /** As many owners as must sign a message of the Safe's: what its contract takes for its signature. */
    async signMessage(message: string): Promise<Hex> {
      const data = await messageOf(message)
      const signed = owners
        .slice(0, threshold)
        .map(async (owner) => [owner.address, await owner.signTypedData(data)] as const)
      return joinSignatures(new Map(await Promise.all(signed)))
    },
    /** A message that the first owner signs, and others are asked to; answers the hash that they sign. */
    async proposeMessage(message: string): Promise<Hex> {
      const hash = await messageHashOf(message)
      messages.set(hash, { message, signatures: new Map() })
      await confirmMessage(hash, 0)
      return hash
    },
    /** An owner signs a message that was proposed. */
    confirmMessage,
    /** The signature of a message, once as many owners have signed as must; undefined before. */
    messageSignature(hash: Hex): Hex | undefined {
      const signatures = messages.get(hash)?.signatures ?? new Map<Address, Hex>()
      return signatures.size < threshold ? undefined : joinSignatures(signatures)
    },
    /** An owner signs. */
    confirm,
    /** Whoever pays for it executes what enough owners have signed. */
    execute,
    /** Owners do nothing under the nonce of a proposal, which can't be executed any more. */
    async replace(safeTxHash: Hex): Promise<Hex> {
      const { nonce } = find(safeTxHash)
      const [to, data] = [address, '0x'] as const
      const nothing = await keep({ to, data, value: 0n, operation: 0, nonce, calls: [], signatures: new Map() })
      await confirm(nothing, 1)
      await confirm(nothing, 2)
      return execute(nothing)
    },
    async statusOf(safeTxHash: Hex): Promise<SafeProposalStatus> {
      const { hash, nonce, signatures } = find(safeTxHash)
      if (hash) {
        const { logs } = await client.getTransactionReceipt({ hash })
        return parseEventLogs({ abi: safeAbi, eventName: 'ExecutionSuccess', logs }).length > 0 ? 'SUCCESS' : 'FAILED'
      }
      if ((await readNonce()) > nonce) return 'CANCELLED'
      return signatures.size < threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
    },
  }
}

/** What `createSafe` returns. */
export type TestSafe = Awaited<ReturnType<typeof createSafe>>
