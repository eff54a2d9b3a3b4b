# Two images from one build: `site` and `platform`. compose.yaml starts them; docs/operating.md says how.
# The version of Node is that of package.json.
FROM node:24.9.0-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

# What the programs need when they run.
FROM base AS packages
COPY package.json package-lock.json ./
COPY src/platform/package.json src/platform/
RUN npm install --omit=dev --no-save --no-audit --no-fund

# The site is built for its settings (site.env), which stay out of the image: they are there while it is built, and no longer.
# SETTINGS is any text that changes when they do, so that they are read anew.
FROM base AS build
COPY package.json package-lock.json ./
COPY src/platform/package.json src/platform/
RUN PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-save --no-audit --no-fund
COPY . .
ARG SETTINGS=none
# Where the site asks the platform; compose.yaml says the same when it starts them.
ARG PLATFORM_ORIGIN=http://platform:4000
RUN --mount=type=secret,id=settings,target=/app/.env echo "settings: ${SETTINGS}" && npm run build && rm -rf .next/cache

FROM base AS platform
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 PLATFORM_HOST=0.0.0.0 PLATFORM_PORT=4000 PLATFORM_DATA=/data/platform.db
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/scripts scripts
COPY --from=build /app/src/config src/config
COPY --from=build /app/src/domain src/domain
COPY --from=build /app/src/i18n src/i18n
COPY --from=build /app/src/server/log.ts /app/src/server/requestId.ts src/server/
COPY --from=build /app/src/platform src/platform
COPY --from=build /app/.studio .studio
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/serve.ts", "platform"]

FROM base AS site
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 PORT=3000
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json /app/next.config.js ./
COPY --from=build /app/scripts scripts
COPY --from=build /app/src src
COPY --from=build /app/public public
COPY --from=build /app/.next .next
RUN mkdir -p .next/cache && chown node:node .next/cache
VOLUME /app/.next/cache
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/serve.ts", "site"]
