import { useEffect, useMemo, useState } from 'react'
import { type Address, erc20Abi } from 'viem'
import type { ChainClient } from '@slotdrop/delivery'
import type { KnownToken } from '../../../chain/knownTokens.ts'

/** Balances of some tokens in one call where the network has a multicall contract, else call by call. Those that don't answer are left out. */
export async function readHeld(
  client: ChainClient,
  tokens: readonly KnownToken[],
  owner: Address,
): Promise<ReadonlyMap<string, bigint>> {
  const calls = tokens
    .filter(({ standard }) => standard !== 'ERC1155')
    .map(({ address }) => ({ abi: erc20Abi, address, functionName: 'balanceOf', args: [owner] }) as const)
  const eachAlone = () =>
    Promise.all(
      calls.map((call) =>
        client.readContract(call).then(
          (result) => ({ status: 'success' as const, result }),
          () => ({ status: 'failure' as const }),
        ),
      ),
    )
  const answers = client.chain?.contracts?.multicall3
    ? await client.multicall({ contracts: calls }).catch(eachAlone)
    : await eachAlone()
  return new Map(
    answers.flatMap((answer, index) =>
      answer.status === 'success' && calls[index] ? [[calls[index].address.toLowerCase(), answer.result] as const] : [],
    ),
  )
}

/** What the connected account holds of the tokens that are known here; empty until it is read, and without an account. */
export function useHeldTokens(
  client: ChainClient | undefined,
  tokens: readonly KnownToken[],
  owner: Address | undefined,
): ReadonlyMap<string, bigint> {
  const [read, setRead] = useState<{ readonly of: string; readonly held: ReadonlyMap<string, bigint> }>()
  const of = useMemo(() => `${owner}/${tokens.map(({ address }) => address).join()}`, [owner, tokens])
  useEffect(() => {
    if (!client || !owner) return
    let isCurrent = true
    // Balances are an aid: without them the list stands in its own order.
    void readHeld(client, tokens, owner).then(
      (held) => isCurrent && setRead({ of, held }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client, tokens, owner, of])
  return read?.of === of ? read.held : nothing
}

const nothing: ReadonlyMap<string, bigint> = new Map()
