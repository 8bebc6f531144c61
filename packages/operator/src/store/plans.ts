import type { SendingFees, SendingProblem, SendingQuote } from '@slotdrop/api/sending'
import { sql } from 'drizzle-orm'
import type { Hex } from '@slotdrop/drops'
import { parseExactJson, toExactJson } from './exactJson.ts'
import type { OperatorDatabase } from './OperatorDatabase.ts'

/** What became of a plan that was asked for. */
export type PlanAnswer =
  | { readonly kind: 'plan'; readonly plan: SendingQuote }
  | { readonly kind: 'problem'; readonly problem: SendingProblem }

/** Seconds for which a plan is good. */
const freshSeconds = 60

/** A plan for these fees that is not old; undefined where there is none. */
export async function getPlan(
  db: OperatorDatabase,
  dropId: Hex,
  fees: SendingFees | undefined,
): Promise<PlanAnswer | undefined> {
  const { rows } = await db.execute<{ plan: string }>(
    sql`select plan from operator.plans where drop_id = ${dropId} and fees = ${toExactJson(fees ?? {})}
      and plan is not null and made_at > now() - make_interval(secs => ${freshSeconds})`,
  )
  // Sound: only `putPlan` writes this column.
  return rows[0] && (parseExactJson(rows[0].plan) as PlanAnswer)
}

/** Asks for a plan with these fees. */
export async function askForPlan(db: OperatorDatabase, dropId: Hex, fees: SendingFees | undefined): Promise<void> {
  await db.execute(
    sql`insert into operator.plans (drop_id, fees) values (${dropId}, ${toExactJson(fees ?? {})})
      on conflict (drop_id) do update set fees = excluded.fees, asked_at = now(), plan = null, made_at = null`,
  )
}

/** The fees that a plan was last asked for with; undefined where none is wanted. */
export async function getAskedFees(
  db: OperatorDatabase,
  dropId: Hex,
): Promise<{ readonly fees: SendingFees | undefined; readonly key: string } | undefined> {
  const { rows } = await db.execute<{ fees: string }>(
    sql`select fees from operator.plans where drop_id = ${dropId} and plan is null`,
  )
  const [asked] = rows
  if (!asked) return undefined
  // Sound: only `askForPlan` writes this column.
  const fees = parseExactJson(asked.fees) as Partial<SendingFees>
  return { key: asked.fees, fees: fees.ceiling === undefined ? undefined : { ...fees, ceiling: fees.ceiling } }
}

/** Answers whoever asked with these fees. */
export async function putPlan(db: OperatorDatabase, dropId: Hex, key: string, answer: PlanAnswer): Promise<void> {
  await db.execute(
    sql`update operator.plans set plan = ${toExactJson(answer)}, made_at = now() where drop_id = ${dropId} and fees = ${key}`,
  )
}
