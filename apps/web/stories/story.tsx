import type { ComponentType } from 'react'
import type { PageWithLayout } from '../src/pages/_app.tsx'
import { setLocale } from '../src/i18n/locale.ts'
import { type Hands, hands } from './hands.ts'
import './fonts.css'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import { openWorld, type World } from './world/openWorld.ts'

type StoryParts = {
  /** A page of the app, or a part of one. */
  readonly page: PageWithLayout | ComponentType
  readonly world: World | (() => World | Promise<World>)
  /** Leads to the state, and fails where it is not reached. */
  readonly reach: (hands: Hands) => Promise<void>
}

function AppPage({ page: Page }: Pick<StoryParts, 'page'>) {
  const layout = 'getLayout' in Page ? Page.getLayout : undefined
  return layout ? layout(<Page />) : <Page />
}

/** A story of the app: a page in a world of its own, led to a state. */
export function story({ page, world, reach }: StoryParts) {
  let hasWallet = false
  const open = async () => {
    const opened = typeof world === 'function' ? await world() : world
    hasWallet = opened.wallet !== undefined
    await openWorld(opened)
    // Tests of the stories change the language of a state that is reached.
    Object.assign(window, { speak: setLocale })
  }
  return {
    parameters: { app: { open } },
    render: () => <AppPage page={page} />,
    play: async () => {
      try {
        // A wallet that was connected before is connected again a moment after the page is there: its button shortens the account.
        if (hasWallet) await hands.see(/0xf3…2266|Wrong network/)
        await reach(hands)
      } catch (error) {
        // Read by the tests of the stories.
        document.documentElement.dataset['fault'] = String(error)
        throw error
      }
    },
  }
}
