import { BaseError } from '@slotdrop/errors'
import { Sentence } from '@slotdrop/messages'
import type { Hex } from 'viem'
import type { ApiContext } from '../../context.ts'
import { type CodedProblem, problem } from '../../problem.ts'
import { reasonValues } from '../../messages.ts'
import type { SendingOrder, SendingProblem, SendingService } from '../../sending.ts'
import { checkFees } from '../../services/sending/checkFees.ts'
import { checkPolicy } from '../../services/sending/checkPolicy.ts'
import { getOwnDrop, toSentDrop } from '../../services/sending/getOwnDrop.ts'
import type { Builder } from '../builder.ts'
import type { DropTypes } from '../drop.ts'
import { type ProblemTypes, toAccessProblem } from '../problem.ts'
import { addRequests } from './addRequests.ts'
import { addSendingTypes } from './addSendingTypes.ts'

type Types = DropTypes & ProblemTypes

function sendingUnavailable(chainId: number) {
  return problem('SENDING_UNAVAILABLE', { chainId: String(chainId) })
}

/** The service, where it sends drops of this chain now. */
async function servingChain({ sending }: ApiContext, chainId: number): Promise<SendingService | undefined> {
  return sending && (await sending.listChains()).includes(chainId) ? sending : undefined
}

/** Orders a drop to be sent; what the service refuses, its sender reads. */
async function start(service: SendingService, ...order: Parameters<SendingService['start']>) {
  try {
    return { __typename: 'SendingChanged' as const, order: await service.start(...order) }
  } catch (error) {
    if (error instanceof BaseError && error.remedy === 'user' && error.sentence instanceof Sentence)
      return problem('ORDER_REFUSED', reasonValues(error.sentence))
    throw error
  }
}

/** The drop's state with the service and what sending it takes: for its signed-in sender alone. */
function addDropFields(builder: Builder, types: Types & ReturnType<typeof addSendingTypes>) {
  const pending = builder.objectRef<{ dropId: Hex }>('SendingQuotePending').implement({
    description: 'It is still reckoned. Ask again in a second.',
    fields: (t) => ({ id: t.field({ type: 'Hex', resolve: (p) => p.dropId, description: 'The drop id.' }) }),
  })
  const failed = builder.objectRef<SendingProblem>('SendingQuoteFailed').implement({
    description: 'It can’t be reckoned now.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Stable name of the failure.' }),
      message: t.exposeString('message', { description: 'What happened and what to do next, in English.' }),
    }),
  })
  const refused = builder.objectRef<CodedProblem>('FeesRefused').implement({
    description: 'What gas may cost makes no sense.',
    interfaces: [types.problem],
  })
  const result = builder.unionType('SendingQuoteResult', {
    description: 'What sending takes.',
    types: [types.quote, pending, failed, refused],
  })
  builder.objectFields(types.drop, (t) => ({
    sending: t.field({
      type: types.sending,
      nullable: true,
      description:
        'How the sender service gets on with it. Null for everybody but its sender, and where nothing was ordered.',
      resolve: async ({ id }, _args, context) =>
        context.sending && (await getOwnDrop(context, id)) ? ((await context.sending.getOrder(id)) ?? null) : null,
    }),
    sendingQuote: t.field({
      type: result,
      nullable: true,
      args: {
        ceiling: t.arg({
          type: 'BigInt',
          description: 'Wei a unit of gas that is allowed. Left out: twice the present price.',
        }),
        urgentCeiling: t.arg({ type: 'BigInt', description: 'The highest near `finishBy`.' }),
        finishBy: t.arg({ type: 'DateTime', description: 'When it should be done.' }),
      },
      description:
        'What it takes to let the sender service send what is open. Null for everybody but its sender, and where there is no service.',
      resolve: async ({ id }, { ceiling, urgentCeiling, finishBy }, context) => {
        const drop = await getOwnDrop(context, id)
        const service = drop && (await servingChain(context, drop.chainId))
        if (!drop || !service) return null
        const fees =
          typeof ceiling === 'bigint' ? checkFees({ ceiling, urgentCeiling, finishBy }, context.clock()) : undefined
        if (fees && 'reason' in fees) return problem('FEES_REFUSED', reasonValues(fees.reason))
        const answer = await service.quote(toSentDrop(drop), fees, context.signal)
        if (!answer) return { __typename: 'SendingQuotePending' as const, dropId: id }
        return answer.kind === 'plan'
          ? { __typename: 'SendingQuote' as const, ...answer.plan }
          : { __typename: 'SendingQuoteFailed' as const, ...answer.problem }
      },
    }),
  }))
  return { feesRefused: refused }
}

function addInputs(builder: Builder, types: Pick<ReturnType<typeof addSendingTypes>, 'scope'>) {
  const policy = builder.inputType('SendingRequestsInput', {
    description: 'Whether recipients may ask for their rows.',
    fields: (t) => ({
      isAllowed: t.boolean({ required: true, description: 'Whether the sender pays for rows that are asked for.' }),
      rowsPerDay: t.int({ required: true, description: 'Rows of all recipients together that a day (UTC) allows.' }),
    }),
  })
  const input = builder.inputType('StartSendingInput', {
    description: 'A drop to be sent, and what gas may cost.',
    fields: (t) => ({
      id: t.field({ type: 'Hex', required: true, description: 'The drop id.' }),
      ceiling: t.field({
        type: 'BigInt',
        required: true,
        description: 'Wei a unit of gas above which nothing is sent.',
      }),
      urgentCeiling: t.field({ type: 'BigInt', description: 'The highest near `finishBy`.' }),
      finishBy: t.field({ type: 'DateTime', description: 'When it should be done.' }),
      scope: t.field({
        type: types.scope,
        description: 'Which rows are sent. Left out: as ordered before, at first all.',
      }),
      requests: t.field({
        type: policy,
        description: 'Whether recipients may ask for their rows. Left out: as ordered before, at first they may not.',
      }),
    }),
  })
  return { input, policy }
}

function addMutations(
  builder: Builder,
  types: Types & ReturnType<typeof addSendingTypes> & ReturnType<typeof addDropFields>,
) {
  const changed = builder.objectRef<{ order: SendingOrder }>('SendingChanged').implement({
    description: 'The order was taken.',
    fields: (t) => ({
      sending: t.field({ type: types.sending, resolve: (r) => r.order, description: 'How it stands now.' }),
    }),
  })
  const unavailable = builder.objectRef<CodedProblem>('SendingUnavailable').implement({
    description: 'No process of the sender service works for this chain at the moment.',
    interfaces: [types.problem],
  })
  const notOrdered = builder.objectRef<CodedProblem>('NotOrdered').implement({
    description: 'The service was never asked to send this drop.',
    interfaces: [types.problem],
  })
  const policyRefused = builder.objectRef<CodedProblem>('RequestsRefused').implement({
    description: 'What recipients may ask for makes no sense.',
    interfaces: [types.problem],
  })
  const orderRefused = builder.objectRef<CodedProblem>('OrderRefused').implement({
    description: 'The service takes no more orders of this sender for drops that are not registered.',
    interfaces: [types.problem],
  })
  const result = builder.unionType('ChangeSendingResult', {
    description: 'Result of an order to the sender service.',
    types: [
      ...[changed, unavailable, notOrdered, types.feesRefused, policyRefused, orderRefused],
      ...[types.notSignedIn, types.dropNotFound],
    ],
  })
  const { input, policy } = addInputs(builder, types)
  const order = (act: (service: SendingService, id: Hex) => Promise<SendingOrder | undefined>) => {
    return async (id: Hex, context: ApiContext) => {
      const drop = await getOwnDrop(context, id)
      if (!drop) return toAccessProblem(context)
      if (!context.sending) return sendingUnavailable(drop.chainId)
      const changedOrder = await act(context.sending, id)
      return changedOrder ? { __typename: 'SendingChanged' as const, order: changedOrder } : problem('NOT_ORDERED', {})
    }
  }
  const [look, pause, resume, stop] = [
    order((service, id) => service.look(id)),
    order((service, id) => service.pause(id)),
    order((service, id) => service.resume(id)),
    order((service, id) => service.stop(id)),
  ]
  builder.mutationFields((t) => {
    const id = t.arg({ type: 'Hex', required: true, description: 'The drop id.' })
    return {
      startSending: t.field({
        type: result,
        args: { input: t.arg({ type: input, required: true, description: 'The order.' }) },
        description:
          'Lets the sender service send a drop, as soon as and as long as the chain names its account. Also goes on after a pause, and changes what gas may cost.',
        resolve: async (_root, { input: asked }, context) => {
          const drop = await getOwnDrop(context, asked.id)
          if (!drop) return toAccessProblem(context)
          const service = await servingChain(context, drop.chainId)
          if (!service) return sendingUnavailable(drop.chainId)
          const fees = checkFees(asked, context.clock())
          if ('reason' in fees) return problem('FEES_REFUSED', reasonValues(fees.reason))
          const requests = asked.requests ?? undefined
          const fault = requests && checkPolicy(requests)
          if (fault) return problem('REQUESTS_REFUSED', reasonValues(fault))
          const choice = { scope: asked.scope ?? undefined, requests }
          return start(service, toSentDrop(drop), fees, choice)
        },
      }),
      changeRequests: t.field({
        type: result,
        args: { id, requests: t.arg({ type: policy, required: true, description: 'What holds from now on.' }) },
        description:
          'Allows recipients to ask for their rows, or no longer. They may while the drop’s scope is REQUESTED and its claims are open.',
        resolve: (_root, { id: dropId, requests }, context) => {
          const fault = checkPolicy(requests)
          if (fault) return problem('REQUESTS_REFUSED', reasonValues(fault))
          return order((service) => service.setRequests(dropId, requests))(dropId, context)
        },
      }),
      lookAtSending: t.field({
        type: result,
        args: { id },
        description:
          'Has the service look at the chain now, as after the registration of its account: by itself it does so less and less often. Nothing that was ordered changes.',
        resolve: (_root, args, context) => look(args.id, context),
      }),
      pauseSending: t.field({
        type: result,
        args: { id },
        description: 'Stops after what is under way.',
        resolve: (_root, args, context) => pause(args.id, context),
      }),
      resumeSending: t.field({
        type: result,
        args: { id },
        description: 'Goes on as ordered before.',
        resolve: (_root, args, context) => resume(args.id, context),
      }),
      stopSending: t.field({
        type: result,
        args: { id },
        description: 'Stops, and sends what is left of the gas money back to the drop’s sender.',
        resolve: (_root, args, context) => stop(args.id, context),
      }),
    }
  })
}

/** The sender service: for the signed-in sender of a drop, and for recipients who ask for their rows. */
export function addSending(builder: Builder, types: Types): void {
  const all = { ...types, ...addSendingTypes(builder, types) }
  builder.queryField('sendingChains', (t) =>
    t.intList({
      description: 'Chains on which the sender service sends drops at the moment; none where there is no such service.',
      resolve: async (_root, _args, { sending }) => (sending ? [...(await sending.listChains())] : []),
    }),
  )
  builder.queryField('isSenderService', (t) =>
    t.boolean({
      args: {
        id: t.arg({ type: 'Hex', required: true, description: 'The drop id.' }),
        address: t.arg({
          type: 'Address',
          required: true,
          description: 'Whoever the chain, or a proposal, lets send.',
        }),
      },
      description:
        'Whether an address is the account that the sender service of this server has for a drop. Answered to everybody, of private drops too: who asks knows both.',
      resolve: async (_root, { id, address }, { sending }) => sending?.isAccountOf(id, address) ?? false,
    }),
  )
  addMutations(builder, { ...all, ...addDropFields(builder, all) })
  addRequests(builder, all)
}
