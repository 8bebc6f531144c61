import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignInDialog } from '@slotdrop/wallet-ui'
import { beside } from './beside.tsx'
import { reach } from './reach.ts'

const meta = {
  title: 'Sign-in',
  component: SignInDialog,
  decorators: [beside],
  args: { state: 'idle', errorMessage: null, onSign: () => {}, onClose: () => {} },
} satisfies Meta<typeof SignInDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Preparing: Story = {
  name: 'preparing',
  args: { state: 'preparing' },
  play: reach('Preparing message...'),
}
export const Idle: Story = { name: 'idle', args: { state: 'idle' }, play: reach('Sign message') }
export const Signing: Story = {
  name: 'signing',
  args: { state: 'signing' },
  play: reach('Waiting for signature...'),
}
export const Verifying: Story = {
  name: 'verifying',
  args: { state: 'verifying' },
  play: reach('Verifying signature...'),
}
export const ErrorPreparing: Story = {
  name: 'Error preparing message, please retry!',
  args: { errorMessage: 'Error preparing message, please retry!' },
  play: reach('Error preparing message, please retry!'),
}
export const ErrorSigning: Story = {
  name: 'Error signing message, please retry!',
  args: { errorMessage: 'Error signing message, please retry!' },
  play: reach('Error signing message, please retry!'),
}
export const ErrorVerifying: Story = {
  name: 'Error verifying signature, please retry!',
  args: { errorMessage: 'Error verifying signature, please retry!' },
  play: reach('Error verifying signature, please retry!'),
}
export const ErrorUnknown: Story = {
  name: 'Oops, something went wrong!',
  args: { errorMessage: 'Oops, something went wrong!' },
  play: reach('Oops, something went wrong!'),
}
