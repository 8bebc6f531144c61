import type { ArgBuilder, ObjectRef } from '@pothos/core'
import type { Builder, SchemaTypes } from './builder.ts'
import type { Page } from '../pages.ts'

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>

/** `PageInfo`, and a maker of connection types over it. */
export function addPages(builder: Builder) {
  const pageInfo = builder.objectRef<Page<unknown>['pageInfo']>('PageInfo').implement({
    description: 'Position of a page in its list.',
    fields: (t) => ({
      hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether more follows `endCursor`.' }),
      hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'Whether this is not the first page.' }),
      startCursor: t.exposeString('startCursor', { nullable: true, description: 'Cursor of the first edge.' }),
      endCursor: t.exposeString('endCursor', {
        nullable: true,
        description: 'Cursor of the last edge: `after` of the next page.',
      }),
    }),
  })

  // Seen from outside it keeps the node's type; inside every node is an object.
  function connection<node extends object>(
    name: string,
    node: ObjectRef<Types, node>,
    plural: string,
  ): ObjectRef<Types, Page<node>>
  function connection(name: string, node: ObjectRef<Types, object>, plural: string): ObjectRef<Types, Page<object>> {
    const edge = builder.objectRef<{ cursor: string; node: object }>(`${name}Edge`).implement({
      description: `A node of a page of ${plural}, and its cursor.`,
      fields: (t) => ({
        cursor: t.exposeString('cursor', { description: 'Opaque position in the list.' }),
        node: t.field({ type: node, resolve: (parent) => parent.node, description: `The ${name}.` }),
      }),
    })
    return builder.objectRef<Page<object>>(`${name}Connection`).implement({
      description: `A page of ${plural}.`,
      fields: (t) => ({
        edges: t.field({
          type: [edge],
          resolve: (parent) => [...parent.edges],
          description: `The ${plural} of this page.`,
        }),
        pageInfo: t.field({
          type: pageInfo,
          resolve: (parent) => parent.pageInfo,
          description: 'Position of this page in the list.',
        }),
      }),
    })
  }
  return connection
}

/** Arguments of every connection field. */
export function pageArgs(t: ArgBuilder<Types>) {
  return {
    first: t.int({ description: 'Maximum number of entries, 1 to 100; more is refused.', defaultValue: 20 }),
    after: t.string({ description: '`endCursor` of the page before.' }),
  }
}
