import type { Decorator } from '@storybook/react-vite'
import { ConnectButton } from '@slotdrop/wallet-ui'

/** Shows a story beside the connect button. */
export const beside: Decorator = (Story) => (
  <>
    <ConnectButton />
    <Story />
  </>
)
