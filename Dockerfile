# One image for every process of the shop; docker-compose.yml names their commands.
FROM node:22-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /shop
# the folders are volumes: made here, they get the right owner when a volume is first used
RUN mkdir -p /data /web && chown node:node /data /web
COPY --from=build /shop /shop
USER node
EXPOSE 3000
CMD ["node", "host/dist/server/web.cjs"]
