import { type Address, type Manifest, takesErc20 } from '@slotdrop/drops'
import { erc1155Abi, erc20Abi, erc721Abi, maxUint256 } from 'viem'
import type { ChainClient } from '../ports.ts'
import type { Needs } from './needs.ts'

/** Ids asked for in one call. */
const idsPerCall = 500

/** What the sender has for the open rows, and what the distributor may take of it. Base units; ERC-721: tokens. */
export type Funds = {
  /** ERC-1155: the sum of what is held of each id, up to what is needed of it. */
  readonly balance: bigint
  /** 2^256 - 1 where nothing limits it. */
  readonly allowance: bigint
}

type FundsParameters = {
  readonly client: ChainClient
  readonly terms: Manifest['terms']
  readonly needs: Needs
  /** Account that pays coins along with the call, for drops of the chain's coin. */
  readonly payer?: Address
}

/** Reads both from the latest block. */
export async function fetchFunds({ client, terms, needs, payer = terms.sender }: FundsParameters): Promise<Funds> {
  const { token: address, sender, distributor } = terms
  const standard = takesErc20(terms) ? 'ERC20' : terms.standard
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
        fetchIdBalances(client, address, sender, needs),
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

async function fetchIdBalances(client: ChainClient, address: Address, owner: Address, needs: Needs): Promise<bigint> {
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
