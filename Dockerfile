# Two stages: the browser app and the coach are built with the development packages, and the image that runs has none of them.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev && npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/app/.compiled
WORKDIR /app
# Every package.json of the workspaces, so that npm ci finds the tree that package-lock.json describes.
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY coach/package.json coach/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --omit=dev && npm cache clean --force
COPY scripts scripts
COPY contracts/src contracts/src
COPY coach/src coach/src
COPY coach/data/probes.json coach/data/guide.json coach/data/leans.json coach/data/labels.json coach/data/told.json coach/data/seconds.json coach/data/asked.json coach/data/
COPY coach/data/exercises coach/data/exercises
COPY coach/data/reads coach/data/reads
COPY coach/data/said coach/data/said
COPY coach/data/words coach/data/words
COPY server/src server/src
COPY server/drizzle server/drizzle
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/coach/built coach/built
COPY --from=build /app/contracts/built contracts/built
RUN mkdir /data .compiled && chown node:node /data .compiled && chmod 700 /data
USER node
# What Node makes of our TypeScript is kept, by who runs it: no start and no thread strips types again.
RUN node --conditions=mallama-built --input-type=module -e "for (const it of ['app', 'deeds', 'coach-open', 'platform/listener']) await import('/app/server/src/' + it + '.ts'); for (const it of ['coach', 'model/coach', 'model/provider']) await import('@mallama/coach/' + it)"
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: the signals reach the server itself, which writes its last dump before it ends.
CMD ["node", "--conditions=mallama-built", "server/src/main.ts"]
