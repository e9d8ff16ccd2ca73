import { useUpstreamsClub } from './use-upstreams-club.ts';

useUpstreamsClub();
