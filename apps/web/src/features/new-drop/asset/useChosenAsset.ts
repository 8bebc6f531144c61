import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { getWrappedCoin } from '@slotdrop/chains'
import { isUnwrapped } from '@slotdrop/drops'
import { isSameAddress } from '../../../chain/isSameAddress.ts'
import { useChainClient, useRuntime } from '../../account/index.ts'
import { assetQuery, coinChoice, wrappedChoice } from './chainQueries.ts'
import type { Asset } from './fetchAsset.ts'

function choiceOf(asset: Asset | undefined): string {
  if (!asset) return ''
  if (asset.standard !== 'NATIVE') return asset.address
  return isUnwrapped({ standard: asset.standard, token: asset.address }) ? coinChoice : wrappedChoice
}

/** Whether an asset is what was chosen: one address may stand for the wrapped coin as a token, and for coins out of it. */
function isChoice(asset: Asset | undefined, choice: string): boolean {
  const known = choiceOf(asset)
  return known === choice || isSameAddress(known, choice)
}

/** The network and the token that are chosen, and what the chain says of them. A token that it knows is handed on. */
export function useChosenAsset(asset: Asset | undefined, onChoose: (asset: Asset) => void) {
  const runtime = useRuntime()
  const { address: owner } = useAccount()
  const [pickedChain, pickChain] = useState<number>()
  const chainId = pickedChain ?? asset?.chainId ?? runtime?.chains[0]?.id
  const client = useChainClient(chainId)
  // A draft comes back after the first frame: until something is picked here, its token is the chosen one.
  const [picked, pickAddress] = useState<string>()
  const choice = picked ?? choiceOf(asset)
  const wrapped = runtime && chainId !== undefined ? getWrappedCoin(runtime, chainId) : undefined
  // A network without a wrapped coin has its coin all the same.
  const address = choice === wrappedChoice && runtime && !wrapped ? coinChoice : choice
  const coin = client?.chain?.nativeCurrency

  // The chosen token is read anew when the account changes, for its balance.
  const { data, isFetching } = useQuery(
    assetQuery({ client, chainId, address, owner, coin, wrapped: wrapped?.address }),
  )
  useEffect(() => {
    if (data && 'asset' in data) onChoose(data.asset)
  }, [data, onChoose])

  const problem = data && 'problem' in data ? data.problem : undefined
  const isSame = asset?.chainId === chainId && isChoice(asset, address)
  return {
    chainId,
    /** Only what was picked here, not what a draft brought. */
    pickedChain,
    pickChain,
    client,
    /** The network's coin, its wrapped coin. */
    coin,
    wrapped,
    address,
    pickAddress,
    isReading: isFetching,
    problem,
    /** The token, once it is the one that was chosen here. */
    chosen: isSame && !problem ? asset : undefined,
  }
}
