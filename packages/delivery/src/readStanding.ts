import { type Address, type Hex, type Manifest, slotRows } from '@slotdrop/drops'
import { erc1155Abi, erc20Abi, erc721Abi, maxUint256 } from 'viem'
import type { ChainClient } from './ports.ts'

/** Ids asked for in one call. */
const idsPerCall = 500

/** What the open rows need, id by id; base units. Standards without ids have one entry, at 0. */
export type Needs = ReadonlyMap<bigint, bigint>

/** What the sender has for the open rows, and what the distributor may take of it. Base units; ERC-721: tokens. */
export type Standing = {
  /** ERC-1155: the sum of what is held of each id, up to what is needed of it. */
  readonly balance: bigint
  /** 2^256 - 1 where nothing limits it. */
  readonly allowance: bigint
}

/** What some rows of some slots need. */
export function needsOf(manifest: Manifest, masks: ReadonlyMap<number, bigint>): Needs {
  const hasIds = manifest.terms.standard === 'ERC1155'
  const needs = new Map<bigint, bigint>()
  for (const [slot, mask] of masks) {
    if (mask === 0n) continue
    slotRows(manifest, slot).forEach(({ id, amount }, row) => {
      if (((mask >> BigInt(row)) & 1n) === 0n) return
      const key = hasIds ? id : 0n
      needs.set(key, (needs.get(key) ?? 0n) + amount)
    })
  }
  return needs
}

/** Sum of needs. */
export function totalOf(needs: Needs): bigint {
  return [...needs.values()].reduce((sum, amount) => sum + amount, 0n)
}

type StandingParameters = {
  readonly client: ChainClient
  readonly terms: Manifest['terms']
  readonly needs: Needs
  /** Who pays coins along with the call, for drops of the chain's coin. */
  readonly payer?: Address
}

/** Reads both from the latest block. */
export async function readStanding({
  client,
  terms,
  needs,
  payer = terms.sender,
}: StandingParameters): Promise<Standing> {
  const { token: address, sender, distributor, standard } = terms
  switch (standard) {
    case 'ERC20': {
      const [balance, allowance] = await Promise.all([
        client.readContract({ abi: erc20Abi, address, functionName: 'balanceOf', args: [sender] }),
        client.readContract({ abi: erc20Abi, address, functionName: 'allowance', args: [sender, distributor] }),
      ])
      return { balance, allowance }
    }
    case 'ERC721': {
      const [balance, isApproved] = await Promise.all([
        client.readContract({ abi: erc721Abi, address, functionName: 'balanceOf', args: [sender] }),
        client.readContract({ abi: erc721Abi, address, functionName: 'isApprovedForAll', args: [sender, distributor] }),
      ])
      return { balance, allowance: isApproved ? maxUint256 : 0n }
    }
    case 'ERC1155': {
      const [balance, isApproved] = await Promise.all([
        readIds(client, address, sender, needs),
        client.readContract({
          abi: erc1155Abi,
          address,
          functionName: 'isApprovedForAll',
          args: [sender, distributor],
        }),
      ])
      return { balance, allowance: isApproved ? maxUint256 : 0n }
    }
    case 'NATIVE':
      return { balance: await client.getBalance({ address: payer }), allowance: maxUint256 }
    default:
      return standard satisfies never
  }
}

async function readIds(client: ChainClient, address: Address, owner: Address, needs: Needs): Promise<bigint> {
  const ids = [...needs.keys()]
  let covered = 0n
  for (let from = 0; from < ids.length; from += idsPerCall) {
    const part = ids.slice(from, from + idsPerCall)
    const held = await client.readContract({
      abi: erc1155Abi,
      address,
      functionName: 'balanceOfBatch',
      args: [part.map(() => owner), part],
    })
    part.forEach((id, index) => {
      const [has, need] = [held[index] ?? 0n, needs.get(id) ?? 0n]
      covered += has < need ? has : need
    })
  }
  return covered
}

const DELEGATION = '0xef0100'

/** What kind of account this code makes: EIP-7702 delegations are still accounts with a key. */
export function accountKind(code: Hex | undefined): 'plain' | 'delegated' | 'contract' {
  if (code === undefined || code === '0x') return 'plain'
  return code.toLowerCase().startsWith(DELEGATION) && code.length === 48 ? 'delegated' : 'contract'
}

/** Whether an account is a contract, such as a Safe: its transactions may wait for the signatures of several owners. */
export async function isContractAccount(client: ChainClient, address: Address): Promise<boolean> {
  return accountKind(await client.getCode({ address })) === 'contract'
}
