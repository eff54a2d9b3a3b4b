// @ts-check
import { nextConfig } from './src/config/nextConfig.ts';
export default nextConfig;
