import type { Address, Hex } from '@slotdrop/drops'
import { RpcError } from '@slotdrop/wallet-ui/testing'
import { decodeFunctionData, encodeAbiParameters, erc1155Abi, erc20Abi, erc721Abi, parseAbi } from 'viem'
import { dollar, item, merits, pass, wrappedCoin } from './places.ts'

/** Amounts by token and account. */
export type TokenAmounts = Readonly<Record<Address, Readonly<Record<Address, bigint>>>>

const abi = [
  ...erc20Abi,
  ...erc721Abi,
  ...erc1155Abi,
  ...parseAbi(['function supportsInterface(bytes4) view returns (bool)']),
]
const interfaces = { ERC20: undefined, ERC721: '0x80ac58cd', ERC1155: '0xd9b67a26' } as const
const known = new Map<string, typeof merits | typeof dollar | typeof pass | typeof item | typeof wrappedCoin>(
  [merits, dollar, pass, item, wrappedCoin].map((token) => [token.address.toLowerCase(), token]),
)

function amountKey(token: string, account: unknown): string {
  return `${token}/${String(account)}`.toLowerCase()
}

function toTable(amounts: TokenAmounts = {}): Map<string, bigint> {
  return new Map(
    Object.entries(amounts).flatMap(([token, accounts]) =>
      Object.entries(accounts).map(([account, amount]) => [amountKey(token, account), amount] as const),
    ),
  )
}

function decode(data: Hex): { readonly functionName: string; readonly args: readonly unknown[] } {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data })
    return { functionName, args }
  } catch {
    return { functionName: '', args: [] }
  }
}

function encode(type: 'string' | 'uint256' | 'bool' | 'uint256[]', value: unknown): Hex {
  return encodeAbiParameters([{ type }], [value as never])
}

/** The demo tokens: balances that stay, and approvals that change. */
export function createStoryTokens(state: {
  readonly balances?: TokenAmounts
  readonly allowances?: TokenAmounts
  /** Accounts that no transfer may pay, and the data of its revert. */
  readonly refused?: readonly Address[] | undefined
  readonly reason: Hex
}) {
  const [balances, allowances] = [toTable(state.balances), toTable(state.allowances)]
  const balanceOf = (token: Address, account: unknown) => balances.get(amountKey(token, account)) ?? 0n
  const allowanceOf = (token: Address, account: unknown) => allowances.get(amountKey(token, account)) ?? 0n
  return {
    has: (address: string) => known.has(address.toLowerCase()),
    call(address: Address, data: Hex): Hex {
      const token = known.get(address.toLowerCase())
      if (!token) return '0x'
      const { functionName, args } = decode(data)
      switch (functionName) {
        case 'name':
        case 'symbol':
          return encode('string', token[functionName])
        case 'decimals':
          return encode('uint256', BigInt(token.decimals))
        case 'balanceOf':
          return encode('uint256', balanceOf(address, args[0]))
        case 'balanceOfBatch':
          return encode(
            'uint256[]',
            (args[0] as readonly Address[]).map((owner) => balanceOf(address, owner)),
          )
        case 'allowance':
          return encode('uint256', allowanceOf(address, args[0]))
        case 'isApprovedForAll':
          return encode('bool', allowanceOf(address, args[0]) > 0n)
        case 'supportsInterface':
          return encode('bool', args[0] === interfaces[token.standard])
        case 'transfer':
        case 'transferFrom':
          if (state.refused?.some((account) => account === args.at(-2)))
            throw new RpcError(3, 'execution reverted', state.reason)
          return encode('bool', true)
        case 'approve':
          return encode('bool', true)
        default:
          throw new RpcError(3, 'execution reverted', '0x')
      }
    },
    /** Calls one after another: what an earlier one moves, a later one sees. Undefined for a call that is refused. */
    simulate(calls: readonly { readonly to: Address; readonly data: Hex }[]): readonly (Hex | undefined)[] {
      const moved = new Map<string, bigint>()
      return calls.map(({ to, data }) => {
        const { functionName, args } = decode(data)
        const moves = functionName === 'transfer' || functionName === 'transferFrom'
        const [payee, amount] = args.slice(-2)
        const key = amountKey(to, moves ? payee : args[0])
        if (moves) moved.set(key, (moved.get(key) ?? 0n) + BigInt(amount as bigint))
        if (functionName === 'balanceOf') return encode('uint256', balanceOf(to, args[0]) + (moved.get(key) ?? 0n))
        try {
          return this.call(to, data)
        } catch {
          return undefined
        }
      })
    },
    /** What a transaction of an account changes. */
    send(address: Address, account: Address, data: Hex): void {
      const { functionName, args } = decode(data)
      const key = amountKey(address, account)
      if (functionName === 'approve') allowances.set(key, BigInt(args[1] as bigint))
      if (functionName === 'setApprovalForAll') allowances.set(key, args[1] === true ? 1n : 0n)
    },
  }
}
