import { startChain, type TestChain } from '@slotdrop/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { createProcess, createSender, seal, testFees } from '../../test/world.ts'
import { createLists } from '../lane/createLists.ts'
import { askForPlan, getPlan } from '../store/plans.ts'
import { answerPlan } from './answerPlan.ts'

let chain: TestChain
let database: TestDatabase
beforeAll(async () => {
  ;[chain, database] = await Promise.all([startChain(), createTestDatabase('embedded')])
})
afterAll(async () => {
  await database.remove()
  await chain.stop()
})

test('who asks with other fees while a plan is made is answered by the same job', async () => {
  const { db } = database
  const manifest = await seal(chain, await createSender(chain), { count: 12, slotSize: 5 })
  const { dropId } = manifest
  const newer = { ceiling: testFees.ceiling * 2n }
  await askForPlan(db, dropId, testFees)
  const context = createProcess(chain, db, [manifest], {
    fetchManifest: async () => {
      await askForPlan(db, dropId, newer)
      return manifest
    },
  })
  await answerPlan(context, createLists(context.fetchManifest), dropId)
  expect(await getPlan(db, dropId, newer)).toMatchObject({ kind: 'plan', plan: { rows: 12 } })
})
