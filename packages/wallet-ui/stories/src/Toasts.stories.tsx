import { useEffect } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toast, ToastArea } from '@slotdrop/wallet-ui'
import { beside } from './beside.tsx'
import { reach } from './reach.ts'

const meta = { title: 'Toasts', component: ToastArea, decorators: [beside] } satisfies Meta<typeof ToastArea>
export default meta

function Toasts() {
  useEffect(() => {
    toast('Nothing was sent.', { duration: Infinity })
    toast.success('Slot 3 was paid.', { duration: Infinity })
    toast.error('Slot 4 was refused.', { duration: Infinity })
    toast(
      'A toast whose text is longer than a line of it: it breaks into several, and the toast stays as narrow as others.',
      { duration: Infinity },
    )
  }, [])
  return <ToastArea />
}

export const Toast: StoryObj<typeof meta> = {
  name: 'toasts',
  render: () => <Toasts />,
  play: reach('Nothing was sent.'),
}
