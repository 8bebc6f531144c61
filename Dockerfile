# The web app with its API, and the processes of the sender service: what they load, and no more. One image for one node or many; set up by
# variables (.env.example).
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY . .
RUN node tooling/scripts/pm.mjs --filter "@slotdrop/web..." run build
# Modules that either may load, and the pages; beside it the folder that an embedded database is kept in.
RUN node tooling/scripts/pm.mjs --filter @slotdrop/web run ship image && mkdir data

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/image ./
COPY --from=build --chown=node:node /app/data /data
USER node
WORKDIR /app/apps/web
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server itself, with no package manager between that a SIGTERM could get lost in; the sender service is `node src/start.ts` in
# /app/apps/operator (compose.yaml).
CMD ["node", "src/server/start.ts"]
