import { takesErc20 } from '@slotdrop/drops'
import { isSameAccount } from '../account/isSameAccount.ts'
import { erc1155Abi, erc20Abi, erc721Abi } from 'viem'
import type { ChainClient } from '../ports.ts'
import type { ClaimableDrop } from './ClaimableDrop.ts'

/** What the distributor could take from the sender of a row's token, base units. */
export async function fetchAvailable(
  client: ChainClient,
  { terms }: ClaimableDrop,
  id: bigint,
  blockNumber: bigint,
): Promise<bigint> {
  const { token, sender, distributor, standard } = terms
  const approvedForAll = () =>
    client.readContract({
      blockNumber,
      abi: erc721Abi,
      address: token,
      functionName: 'isApprovedForAll',
      args: [sender, distributor],
    })
  if (takesErc20(terms)) {
    const [held, allowed] = await Promise.all([
      client.readContract({ blockNumber, abi: erc20Abi, address: token, functionName: 'balanceOf', args: [sender] }),
      client.readContract({
        blockNumber,
        abi: erc20Abi,
        address: token,
        functionName: 'allowance',
        args: [sender, distributor],
      }),
    ])
    return held < allowed ? held : allowed
  }
  if (standard === 'ERC721') {
    const [owner, all, approved] = await Promise.all([
      client
        .readContract({ blockNumber, abi: erc721Abi, address: token, functionName: 'ownerOf', args: [id] })
        .catch(() => undefined),
      approvedForAll(),
      client
        .readContract({ blockNumber, abi: erc721Abi, address: token, functionName: 'getApproved', args: [id] })
        .catch(() => undefined),
    ])
    const isAllowed = all || isSameAccount(approved, distributor)
    return isSameAccount(owner, sender) && isAllowed ? 1n : 0n
  }
  const [held, all] = await Promise.all([
    client.readContract({
      blockNumber,
      abi: erc1155Abi,
      address: token,
      functionName: 'balanceOf',
      args: [sender, id],
    }),
    approvedForAll(),
  ])
  return all ? held : 0n
}
