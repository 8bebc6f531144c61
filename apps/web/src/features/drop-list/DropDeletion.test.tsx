// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Manifest } from '@slotdrop/drops'
import { makeManifest, makeRows } from '@slotdrop/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deviceDrops } from '../../device/deviceDrops.ts'
import { deviceKeys, keyPlace } from '../../device/deviceKeys.ts'
import type { DeviceKey } from '../../device/deviceStore.ts'
import { createApolloCache } from '../../server-data/apollo.ts'
import { DropActions } from './DropActions.tsx'
import { DropDeletion } from './DropDeletion.tsx'
import type { ListedDrop } from './listedDrop.ts'
import { useDropDeletion } from './useDropDeletion.ts'

let seed = 1
let manifest: Manifest
beforeEach(async () => {
  manifest = await makeManifest(makeRows(3, { seed: seed++ }), { title: 'Season 2' })
})
afterEach(cleanup)

/** What a line of the list has for it. */
function Deletable({ drop, onDeleted }: { drop: ListedDrop; onDeleted: (drop: ListedDrop) => void }) {
  const deletion = useDropDeletion(drop, onDeleted)
  return (
    <>
      <DropActions drop={drop} onDelete={() => void deletion.ask()} />
      <DropDeletion title={drop.title} deletion={deletion} />
    </>
  )
}

/** A drop kept on a server that answers so when it is to be deleted, and on this device or not. */
async function show(answer: { readonly __typename: string; readonly [field: string]: unknown }, isHere = true) {
  const asked: unknown[] = []
  const deleted: string[] = []
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables['id'])
        observer.next({ data: { deleteDrop: answer } })
        observer.complete()
      }),
  )
  if (isHere) await deviceDrops.put(manifest)
  const { dropId, title, rowCount, slotCount, token, terms } = manifest
  const drop = {
    ...{ dropId, title, rowCount, slotCount, symbol: token.symbol, chainId: terms.chainId },
    money: { token: terms.token, standard: terms.standard, decimals: token.decimals, total: manifest.total },
    ...{ sealedAt: 0, isHere, visibility: 'PRIVATE' as const },
  }
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: createApolloCache() })}>
      <Deletable drop={drop} onDeleted={({ dropId: id }) => deleted.push(id)} />
    </ApolloProvider>,
  )
  return { asked, deleted }
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name: `${name} Season 2` }))
}

async function isKeptHere() {
  return (await deviceDrops.load(manifest.dropId)) !== undefined
}

test('nothing is deleted before the sender has read what goes, nor when she keeps it', async () => {
  const { asked } = await show({ __typename: 'DropDeleted' })
  press('Delete')
  expect(await screen.findByText(/^The sealed list is deleted from the server and from this device\./)).toBeDefined()
  press('Keep it')
  expect(screen.queryByRole('status')).toBeNull()
  expect(asked).toEqual([])
  expect(await isKeptHere()).toBe(true)
})

test.each([
  ['a drop that this device has too', true, /from the server and from this device\./],
  ['a drop that the server alone has', false, /this device has no copy of it\./],
])('%s leaves the server and this device', async (_case, isHere, words) => {
  const { asked, deleted } = await show({ __typename: 'DropDeleted' }, isHere)
  press('Delete')
  expect(await screen.findByText(words)).toBeDefined()
  press('Delete for good')
  await waitFor(() => expect(deleted).toEqual([manifest.dropId]))
  expect(asked).toEqual([manifest.dropId])
  expect(await isKeptHere()).toBe(false)
})

test('one that was deleted elsewhere meanwhile leaves the list too', async () => {
  const { deleted } = await show({ __typename: 'DropNotFound', code: 'DROP_NOT_FOUND', message: '', values: [] })
  press('Delete')
  await screen.findByRole('status')
  press('Delete for good')
  await waitFor(() => expect(deleted).toEqual([manifest.dropId]))
})

test('the list that a sending key may need stays on the device of the key, and the sender reads so before', async () => {
  const place = keyPlace({ chainId: manifest.terms.chainId, dropId: manifest.dropId })
  // Sound: of a key only that it is here matters.
  await deviceKeys.change(place, () => ({ place }) as DeviceKey)
  const { deleted } = await show({ __typename: 'DropDeleted' })
  press('Delete')
  expect(await screen.findByText(/It stays on this device, as the drop’s sending key is here/)).toBeDefined()
  press('Delete for good')
  await waitFor(() => expect(deleted).toEqual([manifest.dropId]))
  expect(await isKeptHere()).toBe(true)
})

test('a sending key whose gas money went back is forgotten with its drop', async () => {
  const place = keyPlace({ chainId: manifest.terms.chainId, dropId: manifest.dropId })
  // Sound: of a key only what was returned matters.
  await deviceKeys.change(place, () => ({ place, returned: { hash: '0x', value: 1n, at: 0 } }) as unknown as DeviceKey)
  const { deleted } = await show({ __typename: 'DropDeleted' })
  press('Delete')
  await screen.findByText(/from the server and from this device\./)
  press('Delete for good')
  await waitFor(() => expect(deleted).toEqual([manifest.dropId]))
  expect(await isKeptHere()).toBe(false)
  expect(await deviceKeys.get(place)).toBeUndefined()
})

test.each([
  ['DropIsPublic', 'DROP_IS_PUBLIC', 'This drop is public, and what is public is kept'],
  ['DropIsBeingSent', 'DROP_IS_BEING_SENT', 'The sender service works on this drop. Stop it on the drop’s page'],
  ['NotSignedIn', 'NOT_SIGNED_IN', 'Sign in with the sender’s wallet, then try again.'],
])('%s: it stays where it is, and the sender reads why', async (__typename, code, words) => {
  const values = code === 'NOT_SIGNED_IN' ? [{ __typename: 'ProblemValue', name: 'noun', value: 'drop' }] : []
  const { deleted } = await show({ __typename, code, message: '', values })
  press('Delete')
  await screen.findByRole('status')
  press('Delete for good')
  expect((await screen.findByRole('alert')).textContent).toContain(`The drop was not deleted: ${words}`)
  expect(deleted).toEqual([])
  expect(await isKeptHere()).toBe(true)
})
