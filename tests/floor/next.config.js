// @ts-check
import { jssAliases } from '../../src/config/jssAliases.ts';

/** @type {import('next').NextConfig} */
export default {
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  webpack(config, { isServer }) {
    if (!isServer) Object.assign(config.resolve.alias, jssAliases());
    return config;
  },
};
