import type { ReactNode } from 'react'
import { WalletProvider } from '@slotdrop/wallet-ui'
import { createMockRuntime } from '@slotdrop/wallet-ui/testing'
import { isInSafe, SafeHostPage } from './safeHost.tsx'
import type { WalletState } from './walletState.ts'

type StoryPageProps = {
  readonly heading: string
  readonly state: WalletState
  readonly children: ReactNode
}

/** A story on a page of its own, below the provider; where it is one of a Safe, in a frame of its app. */
export function StoryPage({ heading, state: { runtime, safeHost }, children }: StoryPageProps) {
  const isHost = safeHost !== undefined && !isInSafe()
  // Storybook has stories in frames as well: of those alone that are about a Safe, its app is believed to be around them.
  const frameAncestors = safeHost ? [window.location.origin] : []
  return (
    <main className="story-page">
      <h1>{heading}</h1>
      {isHost ? (
        <SafeHostPage answers={safeHost} />
      ) : (
        <WalletProvider config={createMockRuntime({ frameAncestors, ...runtime })} appName="Example">
          {children}
        </WalletProvider>
      )}
    </main>
  )
}
