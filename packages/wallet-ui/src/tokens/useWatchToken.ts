import { causesOf, isUserRejection } from '@slotdrop/errors'
import { useCallback } from 'react'
import { useConfig } from 'wagmi'
import { watchAsset } from 'wagmi/actions'

/** An ERC-20 token, as a wallet lists it. */
export type WatchedToken = {
  readonly address: `0x${string}`
  readonly symbol: string
  readonly decimals: number
  /** A picture that the wallet fetches. */
  readonly image?: string
}

/** What became of the request. A user who says no has refused, and needs no message. */
export type WatchOutcome = 'added' | 'refused' | 'unsupported' | 'failed'

// Of EIP-1193 and of JSON-RPC: there is no such method.
const unsupportedCodes: readonly unknown[] = [4200, -32_601, -32_004]

/** Asks the connected wallet to list an ERC-20 token (EIP-747). */
export function useWatchToken(): (token: WatchedToken) => Promise<WatchOutcome> {
  const config = useConfig()
  return useCallback(
    async (options) => {
      try {
        return (await watchAsset(config, { type: 'ERC20', options })) ? 'added' : 'refused'
      } catch (error) {
        if (isUserRejection(error)) return 'refused'
        return causesOf(error).some((cause) => unsupportedCodes.includes(codeOf(cause))) ? 'unsupported' : 'failed'
      }
    },
    [config],
  )
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
