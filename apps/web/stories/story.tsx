import type { ComponentType } from 'react'
import type { PageWithLayout } from '../src/pages/_app.tsx'
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
  return {
    parameters: { app: { open: async () => openWorld(typeof world === 'function' ? await world() : world) } },
    render: () => <AppPage page={page} />,
    play: async () => {
      try {
        await reach(hands)
      } catch (error) {
        // The page says it, for whoever looks at the story from outside.
        document.documentElement.dataset['fault'] = String(error)
        throw error
      }
    },
  }
}
