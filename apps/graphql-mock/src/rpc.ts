import { slotDistributorAbi, slotDistributorRuntimeBytecode } from '@slotdrop/contracts'
import {
  isAddress,
  isAddressEqual,
  decodeFunctionData,
  encodeFunctionResult,
  isHex,
  parseAbi,
  toHex,
  zeroAddress,
  type Hex,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { type Chain, demoSender, mockBlock, mockChainId, mockDistributor, mockToken } from './worlds.ts'

// The views a page asks; the mock has no chain to run anything on.
const tokenAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function balanceOf(address account) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function supportsInterface(bytes4 id) view returns (bool)',
])
const abi = [...slotDistributorAbi, ...tokenAbi] as const

/** The contract's `Status.Registered`. */
const registered = 1

/** What every local test chain unlocks: the demo wallet connects as its first account and signs in with it. Public, and worth nothing. */
const demoAccount = mnemonicToAccount('test test test test test test test test test test test junk')

type RpcRequest = { id: number | string | null; method: string; params?: unknown[] }

/** JSON-RPC enough for reading: progress comes from the world, nothing can be sent. */
export async function answerRpc(request: Request, chain: Chain): Promise<Response> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  // Sound: a mock for pages, whose client writes JSON-RPC.
  const body = (await request.json().catch(() => null)) as RpcRequest | RpcRequest[] | null
  if (body === null) return Response.json({ message: 'Send JSON-RPC.' }, { status: 400, headers })
  const answer = Array.isArray(body)
    ? await Promise.all(body.map((call) => answerCall(call, chain)))
    : await answerCall(body, chain)
  return Response.json(answer, { headers })
}

async function answerCall({ id, method, params }: RpcRequest, chain: Chain) {
  const result = await resultOf(method, params ?? [], chain)
  if (result === undefined) {
    const message = `The mock has no chain: ${method} is not answered. Use \`npm start\` for a real one.`
    return { jsonrpc: '2.0', id, error: { code: -32601, message } }
  }
  return { jsonrpc: '2.0', id, result }
}

function resultOf(method: string, params: unknown[], chain: Chain): unknown {
  switch (method) {
    case 'eth_chainId':
      return toHex(mockChainId)
    case 'net_version':
      return String(mockChainId)
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return [demoSender]
    case 'personal_sign': {
      const [message] = params
      return demoAccount.signMessage({ message: isHex(message) ? { raw: message } : String(message) })
    }
    case 'eth_blockNumber':
      return toHex(mockBlock)
    case 'eth_gasPrice':
      return toHex(1_000_000_000)
    case 'eth_getTransactionCount':
      return '0x0'
    case 'eth_getBalance':
      return toHex(10n ** 20n)
    case 'eth_getCode':
      return codeOf(String(params[0]))
    case 'eth_getLogs':
      return []
    case 'eth_getBlockByNumber':
      return {
        number: toHex(mockBlock),
        timestamp: toHex(1_772_366_400),
        hash: `0x${'11'.repeat(32)}`,
        transactions: [],
      }
    case 'eth_call':
      // Sound: as above; a call without data is answered as one of an unknown function.
      return call((params[0] ?? {}) as { data?: Hex; input?: Hex }, chain)
    default:
      return undefined
  }
}

async function call({ data, input }: { data?: Hex; input?: Hex }, chain: Chain): Promise<Hex | undefined> {
  try {
    const { functionName, args } = decodeFunctionData({ abi, data: data ?? input ?? '0x' })
    switch (functionName) {
      case 'settled': {
        const [dropId, from, count] = args
        const { bitmaps = [] } = (await chain.readDrop(dropId)) ?? {}
        const words = Array.from({ length: Number(count) }, (_, offset) => bitmaps[Number(from) + offset] ?? 0n)
        return encodeFunctionResult({ abi, functionName, result: words })
      }
      case 'stateOf': {
        const drop = await chain.readDrop(args[0])
        const result = [drop ? registered : 0, zeroAddress, 0n, false, drop?.claimsOpen ?? false] as const
        return encodeFunctionResult({ abi, functionName, result })
      }
      case 'name':
        return encodeFunctionResult({ abi, functionName, result: 'Demo Token' })
      case 'symbol':
        return encodeFunctionResult({ abi, functionName, result: 'DEMO' })
      case 'decimals':
        return encodeFunctionResult({ abi, functionName, result: 18 })
      case 'balanceOf':
        return encodeFunctionResult({ abi, functionName, result: args[0] === demoSender ? 10n ** 30n : 0n })
      case 'allowance':
        return encodeFunctionResult({ abi, functionName, result: 0n })
      case 'supportsInterface':
        return encodeFunctionResult({ abi, functionName, result: false })
      default:
        return undefined
    }
  } catch {
    // Not one of these views.
    return undefined
  }
}

function codeOf(address: string): Hex {
  if (!isAddress(address, { strict: false })) return '0x'
  if (isAddressEqual(address, mockDistributor)) return slotDistributorRuntimeBytecode
  return isAddressEqual(address, mockToken) ? '0xfe' : '0x'
}
