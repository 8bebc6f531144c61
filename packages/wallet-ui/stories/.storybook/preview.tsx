import type { Preview } from '@storybook/react-vite'
import '@slotdrop/wallet-ui/styles.css'
import { answerSafe } from '../src/answerSafe.ts'
import { attachDocstrings } from '../src/attachDocstrings.ts'
import { prepareWallet } from '../src/prepareWallet.ts'
import { StoryPage } from '../src/StoryPage.tsx'
import { walletStateOf } from '../src/walletState.ts'
import { createProductTheme } from './createProductTheme.ts'

attachDocstrings()
answerSafe()

const page = document.documentElement

/** What opens the world of a story of the web app; undefined for stories of the wallet layer. */
function appOf({ app }: { readonly app?: { readonly open: () => Promise<void> } }) {
  return app
}

const preview: Preview = {
  // A page of documentation for each component; and the looks in which each story is tested, for those that do not say `!phone`.
  tags: ['autodocs', 'wide', 'compact', 'phone'],
  parameters: {
    // Each in a page of its own: a dialog lies over all of it.
    docs: { theme: createProductTheme(), story: { inline: false, height: '36rem' } },
    options: { storySort: { order: ['Connect', 'Button', 'Account', 'Networks', 'Sign-in', 'Transactions'] } },
  },
  loaders: [
    async ({ parameters }) => {
      // The wallet of the story before is in the page, so this one begins a new page.
      if (page.dataset['story'] !== undefined) {
        window.location.reload()
        await new Promise(() => {})
      }
      page.dataset['story'] = 'loading'
      const app = appOf(parameters)
      if (app) return app.open()
      return { wallet: prepareWallet(walletStateOf(parameters)) }
    },
  ],
  decorators: [
    (Story, { title, name, parameters }) =>
      appOf(parameters) ? (
        <Story />
      ) : (
        <StoryPage heading={`${title}, ${name}`} state={walletStateOf(parameters)}>
          <Story />
        </StoryPage>
      ),
  ],
  // After the play function: the state is reached.
  afterEach: () => {
    page.dataset['story'] = 'ready'
  },
}

export default preview
